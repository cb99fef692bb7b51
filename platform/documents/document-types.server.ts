import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import type { DocumentSource } from './document-source.slot.ts'
import { documentTypesCalls } from './document-types.calls.ts'
import {
  documentObject,
  documentType,
  documentTypes,
  documentVariable,
  documentVariables,
  offeredObjects,
} from './server/document-types.queries.ts'
import { publishedFields, sourcesOf } from './server/published.ts'
import { createDocumentObject, editDocumentObject } from './server/save-document-object.ts'
import { createDocumentType, editDocumentType } from './server/save-document-type.ts'
import { createVariable, deleteVariable, editVariable } from './server/save-variable.ts'

export { type Catalogue, catalogueOfType } from './server/catalogue-of-type.ts'
export { offeredObjects } from './server/document-types.queries.ts'
export { companySource } from './server/company-source.ts'
export { declareDocumentTypes } from './server/declare-document-types.ts'

/** `sources`: what applications and the platform publish for documents. */
export function documentTypesServer(sources: readonly DocumentSource[]) {
  return platformAnswers(documentTypesCalls, {
    getDocumentTemplateTypes: ({ db, language }) => documentTypes(db, language, { templates: true }),

    getDocumentTypes: ({ db, language }, asked) => documentTypes(db, language, asked),

    getDocumentTypeById: ({ db, language }, { id }) => documentType(db, language, id),

    getDocumentObjects: async ({ db, language }, { typeId }) => (await documentType(db, language, typeId)).objects,

    getVariablesOfDocumentObject: async ({ db, language }, { objectId }) => {
      const { object } = await documentObject(db, language, objectId)
      return documentVariables(db, language, [object.id])
    },

    getReferencesOfDocumentObject: async ({ db, language, say }, { objectId }) => {
      const { object } = await documentObject(db, language, objectId)
      const source = sources.find(({ key }) => key === object.source)
      return (source?.references ?? []).map(reference => ({ ...reference, label: say(language, reference.label) }))
    },

    getDocumentVariables: async ({ db, language }, { applicationId, typeId }) => {
      const type = await documentType(db, language, typeId)
      if (type.applicationId !== applicationId) throw notFound()
      return offeredObjects(db, language, typeId)
    },

    getTableNamesOfDatabase: async ({ language, say }, { applicationId }) =>
      sourcesOf(sources, applicationId).map(({ key, label }) => ({
        name: key,
        label: say(language, label),
        type: 'source',
      })),

    getColumnNamesOfTable: async ({ language, say }, { applicationId, source: key }) => {
      const source = sourcesOf(sources, applicationId).find(known => known.key === key)
      if (!source) throw notFound()
      return publishedFields(source, say, language)
    },

    createDocumentType: async ({ db, language }, { documentType: type }) =>
      documentType(db, language, await createDocumentType(db, type)),

    editDocumentType: async ({ db, language, clock }, { documentType: type }) => {
      await editDocumentType(db, clock.now().toString(), type)
      return documentType(db, language, type.id)
    },

    createDocumentObject: async ({ db, language }, { objectToSave, documentTypeId }) => {
      const id = await createDocumentObject(db, sources, documentTypeId, objectToSave)
      return (await documentObject(db, language, id)).object
    },

    editDocumentObject: async ({ db, language }, { objectToSave, documentTypeId }) => {
      await editDocumentObject(db, sources, documentTypeId, objectToSave)
      return (await documentObject(db, language, objectToSave.id)).object
    },

    createVariable: async ({ db, language }, { editedVariable }) =>
      documentVariable(db, language, await createVariable(db, sources, editedVariable)),

    editVariable: async ({ db, language }, { editedVariable }) => {
      await editVariable(db, sources, editedVariable)
      return documentVariable(db, language, editedVariable.id)
    },

    deleteVariable: ({ db }, { variableId }) => deleteVariable(db, variableId),
  })
}
