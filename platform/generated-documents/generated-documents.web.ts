import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import { addressOfRun, type RecordToWriteFor, runsPath } from './generation.model.ts'

const labels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const generatedDocumentsWeb: WebRoom = {
  labels: [labels],
  pages: [
    {
      path: runsPath,
      layout: 'content',
      title: 'generated-documents.runs',
      load: async () => (await import('./web/runs-page.tsx')).RunsPage,
    },
    {
      path: addressOfRun(':runId'),
      layout: 'content',
      title: 'generated-documents.run',
      load: async () => (await import('./web/run-page.tsx')).RunPage,
    },
  ],
}

/** Asks which model, then has a document made of each record and shows how far it is. */
export const generateManyPart: BroughtPart<{
  /** Key of the source that publishes the records. */
  source: string
  records: readonly RecordToWriteFor[]
  onClose: (hasBegun: boolean) => void
}> = {
  labels: [labels],
  load: async () => (await import('./web/generate-dialog.tsx')).GenerateDialog,
}
