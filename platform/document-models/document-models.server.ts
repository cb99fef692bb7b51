import type { DocumentSource, Drawing } from '#platform/documents/document-source.slot.ts'
import { catalogueOfType } from '#platform/documents/document-types.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { documentModelsCalls } from './document-models.calls.ts'
import {
  documentModel,
  modelsFor,
  pageOfModels,
  textOf,
  usableModels,
  versionsOf,
} from './server/document-models.queries.ts'
import { notFound } from '#kernel/server/errors.ts'
import { addModelImage, modelImage } from './server/model-images.ts'
import { previewText } from './server/preview-text.ts'
import { publishModel } from './server/publish-model.ts'
import { reachOf } from './server/reach.ts'
import { importWord } from './server/word/import-word.ts'
import { archiveModel, createModel, editModel, restoreText } from './server/write-model.ts'
import type { ModelRule, StandardModel } from './standard-model.slot.ts'

export { resolveText } from './resolve/resolve-text.model.ts'
export { documentModel, textOf } from './server/document-models.queries.ts'
export { modelsInJournal } from './server/named-models.ts'
export { drawnImages } from './server/model-images.ts'
export { drawDocument } from './server/draw-document.ts'
export { gatherFacts } from './server/gather-facts.ts'
export { emptyInWords } from './server/preview-text.ts'
export { reachOf as reachOfModels } from './server/reach.ts'

type Brought = { sources: readonly DocumentSource[]; standards: readonly StandardModel[]; rules: readonly ModelRule[] }

export const documentModelsServer = ({ sources, standards, rules }: Brought) =>
  platformAnswers(documentModelsCalls, {
    getDocumentModels: (given, asked) => pageOfModels(given, asked),

    getUsableModels: ({ db }, { typeCode, companyId }) => usableModels(db, typeCode, companyId),

    getModelsFor: ({ db, language }, { source }) => modelsFor(db, language, sources, source),

    getStandardModels: async ({ db, rights }, { applicationId }) => {
      await reachOf(rights, applicationId)
      const types = await db
        .selectFrom('platform.document_type')
        .select('code')
        .where('applicationId', '=', applicationId)
        .execute()
      const codes = new Set(types.map(({ code }) => code))
      return standards
        .filter(({ typeCode }) => codes.has(typeCode))
        .map(({ code, typeCode, name }) => ({ code, typeCode, name }))
    },

    getDocumentModel: (given, { id }) => documentModel(given, id),

    importWordDocument: importWord,

    createDocumentModel: (given, { documentModel: asked }) => createModel(given, standards, asked),

    editDocumentModel: (given, { documentModel: edited }) => editModel(given, edited),

    publishDocumentModel: (given, asked) => publishModel(given, rules, asked),

    archiveDocumentModel: (given, { id, archived }) => archiveModel(given, id, archived),

    addModelImage,

    getModelImage: async (given, asked) => {
      const { name, storageKey } = await modelImage(given, asked)
      return { name, bytes: given.files.read(storageKey) }
    },

    getModelVersions: (given, { id }) => versionsOf(given, id),

    getModelVersion: async (given, { id, number }) => {
      const [version] = await versionsOf(given, id, number)
      if (!version) throw notFound()
      return { ...version, text: await textOf(given.db, id, number) }
    },

    restoreVersion: (given, { id, number, version }) => restoreText(given, id, number, version),

    previewText: (given, wish) => previewText(given, sources, wish),

    getSamples: async (given, { typeId, object, search }) => {
      const { objects } = await catalogueOfType(given.db, given.language, typeId)
      const source = sources.find(({ key }) => key === objects.get(object)?.source)
      if (!source) throw notFound()
      return [...((await source.find?.(given as unknown as Drawing<never>, search)) ?? [])]
    },
  })
