import type { Examples } from '#kernel/testing/examples.ts'
import type { documentTypesCalls } from './document-types.calls.ts'

export const documentTypesExamples: Examples<typeof documentTypesCalls> = {
  getVariablesOfDocumentObject: here => ({ objectId: Number(here.row('platform.document_object')?.id ?? 1) }),
  getReferencesOfDocumentObject: here => ({ objectId: Number(here.row('platform.document_object')?.id ?? 1) }),
  getDocumentVariables: here => {
    const type = here.row('platform.document_type')
    return { applicationId: Number(type?.application_id ?? 1), typeId: Number(type?.id ?? 1) }
  },
  getColumnNamesOfTable: () => ({ applicationId: 8, source: 'employee' }),
}
