import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { applicationsLabels } from '#platform/applications/applications.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { documentBrowsers } from './documents.elements.ts'

export const documentsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const documentsWeb: WebRoom = {
  labels: [documentsLabels, applicationsLabels],
  pages: [
    {
      path: namedRoutes.sunDocumentGeneratorSetUp,
      name: 'sunDocumentGeneratorSetUp',
      layout: 'superAdmin',
      title: 'documents.title',
      load: async () => (await import('./web/document-types-page.tsx')).DocumentTypesPage,
    },
    {
      path: '/sun/administration/typeDocuments/configuration/:documentTypeId',
      layout: 'superAdmin',
      title: 'field.documentType',
      load: async () => (await import('./web/document-type-page.tsx')).DocumentTypePage,
    },
  ],
}

/** The document browsers, each where its application has it. */
export const documentBrowserRooms: readonly WebRoom[] = documentBrowsers.map(browser => ({
  applicationId: browser.applicationId,
  labels: [documentsLabels],
  pages: [
    {
      path: browser.routePath,
      layout: 'content',
      title: browser.title,
      element: browser.element,
      load: async () => (await import('./web/browser/documents-page.tsx')).documentsPageOf(browser),
    },
  ],
}))
