import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { documentsBrowserCalls } from './documents-browser.calls.ts'

const documents = (here: Here) => here.element('documents/rh')

export const documentsBrowserExamples: Examples<typeof documentsBrowserCalls> = {
  getDocumentsBrowser: here => ({ elementId: documents(here) }),
  setDocumentsBrowser: here => ({
    elementId: documents(here),
    folderIds: [],
    uploadTypes: ['pdf'],
    version: Number(here.row('platform.documents_browser')?.version ?? 0),
  }),
  createRootFolder: here => ({ elementId: documents(here), name: 'Récolte' }),
}
