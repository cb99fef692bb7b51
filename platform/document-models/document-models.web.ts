import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { documentsLabels } from '#platform/documents/documents.web.ts'
import { modelBrowsers } from './document-models.elements.ts'

export const documentModelsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The pages of the models of each application that writes some. */
export const documentModelRooms: readonly WebRoom[] = modelBrowsers.map(browser => {
  const { applicationId, routePath, newPath, editPath, element } = browser
  const page = { layout: 'content', element } as const
  return {
    applicationId,
    labels: [documentModelsLabels, documentsLabels],
    pages: [
      {
        ...page,
        path: routePath,
        title: 'document-models.title',
        load: async () => (await import('./web/models-page.tsx')).modelsPageOf(browser),
      },
      {
        ...page,
        path: newPath,
        title: 'document-models.new',
        load: async () => (await import('./web/new-model-page.tsx')).newModelPageOf(browser),
      },
      {
        ...page,
        path: `${editPath}/:documentModelId`,
        title: 'document-models.edit',
        load: async () => (await import('./web/editor/editor-page.tsx')).editorPageOf(browser),
      },
    ],
  }
})
