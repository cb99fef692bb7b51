import { Readable } from 'node:stream'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import {
  drawDocument,
  emptyInWords,
  gatherFacts,
  resolveText,
  textOf,
} from '#platform/document-models/document-models.server.ts'
import type { ModelText } from '#platform/document-models/model-text.model.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { GeneratedDocument } from '../generated-document.model.ts'
import type { generatedDocumentsCalls } from '../generated-documents.calls.ts'

type Generate = (typeof generatedDocumentsCalls)['generatePDFDocument']
type Generating = Given<Generate, PlatformTables>
type Sources = readonly DocumentSource[]
type Chosen = { id: string; typeId: number; language: 'fr' | 'en' | 'es' | 'ar'; version: number; text: ModelText }

const mostBytes = 20_000_000

/**
 * Makes a document of a published text and keeps its file: it is its author's for a day, until a record takes it.
 * @throws Refusal 404; 409 MODEL_NOT_PUBLISHED; 400 as `gatherFacts`; 413 past 30 seconds
 */
export async function generateDocument(
  given: Generating,
  sources: Sources,
  { documentName: name, documentModel: wish, sourceObjects }: InputOf<Generate>,
): Promise<GeneratedDocument> {
  const { withDb, clock, press, files, keys, caller } = given
  const clientId = caller.clientId as string
  const { model, gathered } = await withDb(async db => {
    const model = await chosenModel(db, wish)
    const gathering = { ...given, db, sources }
    return { model, gathered: await gatherFacts(gathering, model.typeId, model.text, sourceObjects) }
  })
  const { version, text, language } = model
  const resolved = resolveText(text, { ...gathered, language })
  const printedAt = clock.today().toZonedDateTime('Europe/Paris').toInstant()
  const wanted = { title: name, page: text.page, resolved, language, printedAt, clientId }
  const { bytes, pages, marks } = await drawDocument(press, wanted)
  const stored = await files.store(clientId, `${name}.pdf`, Readable.from([bytes]), {
    types: ['application/pdf'],
    maxBytes: mostBytes,
  })
  try {
    return await withDb(async db => {
      const fileId = await keepFile(db, stored, given)
      const { id } = await db
        .insertInto('platform.generated_document')
        .values({
          modelId: model.id,
          modelVersion: version,
          name,
          language,
          facts: keys.seal(placeOfFacts(clientId, fileId), JSON.stringify([...gathered.facts])),
          fileId,
          pages,
          marks: JSON.stringify(marks),
          empty: resolved.empty,
          sources: JSON.stringify(sourceObjects),
          createdBy: caller.userId,
          createdAt: clock.now().toString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { size, sha256 } = stored
      const empty = emptyInWords(resolved.empty, text, gathered.variables)
      return {
        documentId: id,
        fileId,
        temporaryFilePath: id,
        name,
        modelVersion: version,
        pages,
        size,
        sha256,
        empty,
        marks,
      }
    })
  } catch (error) {
    await files.remove(stored.storageKey)
    throw error
  }
}

/** @throws Refusal 404; 409 MODEL_NOT_PUBLISHED */
async function chosenModel(db: PlatformDb, { id, version }: InputOf<Generate>['documentModel']): Promise<Chosen> {
  const model = await db
    .selectFrom('platform.document_model')
    .select(['id', 'documentTypeId as typeId', 'language', 'publishedVersion', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!model) throw notFound()
  const { publishedVersion } = model
  if (model.archivedAt || publishedVersion === null || (version ?? 0) > publishedVersion)
    throw new Refusal(409, 'MODEL_NOT_PUBLISHED', 'generated-documents.not-published')
  const number = version ?? publishedVersion
  return {
    ...model,
    language: model.language as Chosen['language'],
    version: number,
    text: await textOf(db, id, number),
  }
}

/** Where the values of a document are sealed. */
export const placeOfFacts = (clientId: string, fileId: string) => `platform.generated_document ${clientId} ${fileId}`

async function keepFile(
  db: PlatformDb,
  { storageKey, name, mime, size, sha256 }: StoredFile,
  { caller, clock }: Pick<Generating, 'caller' | 'clock'>,
) {
  const { id } = await db
    .insertInto('kernel.file')
    .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId, createdAt: clock.now().toString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
