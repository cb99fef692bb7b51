import type { Examples } from '#kernel/testing/examples.ts'
import type { documentsCalls } from './documents.calls.ts'

export const documentsExamples: Examples<typeof documentsCalls> = {
  moveEntry: here => {
    const folderId = here.id('platform.folder')
    return { kind: 'document', id: here.id('platform.document', ({ folder_id }) => folder_id !== folderId), folderId }
  },
}
