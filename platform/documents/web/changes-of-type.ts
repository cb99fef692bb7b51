import { documentTypesCalls } from '../document-types.calls.ts'

/** What is told of a type, once an object or a variable of it has changed. */
export const changesOfType = [
  documentTypesCalls.getDocumentTypes,
  documentTypesCalls.getDocumentTypeById,
  documentTypesCalls.getDocumentVariables,
]
