import { documentsCalls } from '../../documents.calls.ts'

/** What a change of a folder or a document makes wrong. */
export const changedLists = [documentsCalls.getFolders, documentsCalls.getDocuments, documentsCalls.getDocumentVersions]
