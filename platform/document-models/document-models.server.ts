import { platformAnswers } from '#platform/platform-db.ts'
import { documentModelsCalls } from './document-models.calls.ts'
import { documentModel, pageOfModels, textOf, usableModels, versionsOf } from './server/document-models.queries.ts'
import { notFound } from '#kernel/server/errors.ts'
import { publishModel } from './server/publish-model.ts'
import { reachOf } from './server/reach.ts'
import { archiveModel, createModel, editModel, restoreText } from './server/write-model.ts'
import type { ModelRule, StandardModel } from './standard-model.slot.ts'

export { documentModel, textOf } from './server/document-models.queries.ts'
export { reachOf as reachOfModels } from './server/reach.ts'

type Brought = { standards: readonly StandardModel[]; rules: readonly ModelRule[] }

export const documentModelsServer = ({ standards, rules }: Brought) =>
  platformAnswers(documentModelsCalls, {
    getDocumentModels: (given, asked) => pageOfModels(given, asked),

    getUsableModels: ({ db }, { typeCode, companyId }) => usableModels(db, typeCode, companyId),

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

    getDocumentModelById: (given, { id }) => documentModel(given, id),

    createDocumentModel: (given, { documentModel: asked }) => createModel(given, standards, asked),

    editDocumentModel: (given, { documentModel: edited }) => editModel(given, edited),

    publishDocumentModel: (given, asked) => publishModel(given, rules, asked),

    archiveDocumentModel: (given, { id, archived }) => archiveModel(given, id, archived),

    getModelVersions: (given, { id }) => versionsOf(given, id),

    getModelVersion: async (given, { id, number }) => {
      const [version] = await versionsOf(given, id, number)
      if (!version) throw notFound()
      return { ...version, text: await textOf(given.db, id, number) }
    },

    restoreVersion: (given, { id, number, version }) => restoreText(given, id, number, version),
  })
