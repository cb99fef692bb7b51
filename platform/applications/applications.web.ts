import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const applicationsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const applicationsWeb: WebRoom = {
  labels: [applicationsLabels],
  pages: [
    {
      path: namedRoutes.sunDevelopmentApplications,
      name: 'sunDevelopmentApplications',
      layout: 'superDev',
      title: 'field.applications',
      load: async () => (await import('./web/applications-page.tsx')).ApplicationsPage,
    },
    {
      path: '/sun/development/applications/:applicationId/elements',
      layout: 'superDev',
      title: 'field.elements',
      load: async () => (await import('./web/elements-page.tsx')).ElementsPage,
    },
  ],
}
