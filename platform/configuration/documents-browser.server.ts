import { notFound } from '#kernel/server/errors.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { documentsBrowserCalls } from './documents-browser.calls.ts'
import { createRootFolder, documentsBrowser, setDocumentsBrowser } from './server/documents-browser.ts'
import { requireComponent } from './server/require-component.ts'

export { documentsBrowser } from './server/documents-browser.ts'

export const documentsBrowserServer = (knowledge: Knowledge) => {
  const { catalogue } = knowledge
  const placeOf = async (given: Parameters<typeof requireComponent>[0], elementId: number) => {
    await requireComponent(given, knowledge, { kind: 'documents', elementId })
    const applicationId = catalogue.applicationOf(catalogue.pathOf(elementId) ?? '')
    if (applicationId === undefined) throw notFound()
    return { elementId, applicationId }
  }

  return platformAnswers(documentsBrowserCalls, {
    getDocumentsBrowser: async (given, { elementId }) => documentsBrowser(given.db, await placeOf(given, elementId)),

    setDocumentsBrowser: async (given, decided) =>
      setDocumentsBrowser(given, await placeOf(given, decided.elementId), decided),

    createRootFolder: async (given, { elementId, name }) =>
      createRootFolder(given, await placeOf(given, elementId), name),
  })
}
