import type { LabelModules } from '#kernel/shared/labels.ts'
import type { LayoutName, Page, WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const shellLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const careersRedirect = async () => (await import('./web/careers-redirect-page.tsx')).CareersRedirectPage

const blank = (path: string, title: string, load: Page['load']): Page => ({ path, layout: 'blank', title, load })

const towardsCareers = (path: string): Page => ({
  path,
  layout: 'applicants',
  title: 'shell.careers',
  load: careersRedirect,
})

/** Any other address: an element of the menu shows its entries or its plan; an unknown one leads to /error-404. */
export const elementPage: Page = {
  path: '*',
  layout: 'content' satisfies LayoutName,
  title: 'shell.element',
  load: async () => (await import('./web/element-page.tsx')).ElementPage,
}

export const shellWeb: WebRoom = {
  labels: [shellLabels],
  pages: [
    {
      path: namedRoutes.dashboard,
      name: 'dashboard',
      layout: 'content',
      title: 'shell.dashboard',
      load: async () => (await import('./web/dashboard-page.tsx')).DashboardPage,
    },
    blank(
      '/unauthorized',
      'shell.unauthorized',
      async () => (await import('./web/unauthorized-page.tsx')).UnauthorizedPage,
    ),
    blank('/error-404', 'shell.not-found', async () => (await import('./web/not-found-page.tsx')).NotFoundPage),
    blank(
      '/docusign/thank_you',
      'shell.thank-you',
      async () => (await import('./web/thank-you-page.tsx')).ThankYouPage,
    ),
    {
      path: '/template2',
      layout: 'superDev',
      title: 'shell.template',
      load: async () => (await import('./web/template-page.tsx')).TemplatePage,
    },
    towardsCareers('/candidatures/:clientName'),
    towardsCareers('/candidatures/:clientName/:mail'),
    towardsCareers('/candidatures/:clientName/:mail/applicationSent'),
    elementPage,
  ],
}
