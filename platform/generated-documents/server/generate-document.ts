import { Readable } from 'node:stream'
import type { Ground, Rights } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import {
  drawDocument,
  drawnImages,
  emptyInWords,
  gatherFacts,
  resolveText,
  textOf,
} from '#platform/document-models/document-models.server.ts'
import type { ModelText } from '#platform/document-models/model-text.model.ts'
import type { SourceObjects } from '#platform/document-models/preview.model.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { GeneratedDocument } from '../generated-document.model.ts'
import type { generatedDocumentsCalls } from '../generated-documents.calls.ts'

type Wish = Omit<InputOf<(typeof generatedDocumentsCalls)['generatePDFDocument']>, 'keeps'>
type Chosen = {
  id: string
  typeId: number
  language: Language
  companyIds: string[]
  version: number
  text: ModelText
}

/** In whose name a document is made, and with what. */
export type Authorship = Pick<Ground, 'clock' | 'press' | 'files' | 'keys'> & {
  author: { userId: string; clientId: string }
  rights: Rights
  language: Language
  sources: readonly DocumentSource[]
  withDb: <Result>(work: (db: Db<PlatformTables>) => Promise<Result>) => Promise<Result>
}

const mostBytes = 20_000_000

/**
 * Makes a document of a published text and keeps its file: it is its author's for a day, until a record takes it.
 * `andThen` is written with it, or neither is.
 * @throws Refusal 404; 409 MODEL_NOT_PUBLISHED; 400 as `gatherFacts`, and MODEL_OF_OTHER_COMPANIES; 413 past 30 seconds
 */
export async function generateDocument(
  authorship: Authorship,
  { documentName: name, documentModel: wish, sourceObjects }: Wish,
  andThen: (db: PlatformDb, documentId: string) => Promise<void> = async () => undefined,
): Promise<GeneratedDocument> {
  const { author, withDb, clock, press, files, keys } = authorship
  const { clientId, userId } = author
  const { model, gathered, images } = await withDb(async db => {
    const model = await chosenModel(db, wish)
    await requireServed(db, authorship, model, sourceObjects)
    const gathered = await gatherFacts({ ...authorship, db }, model.typeId, model.text, sourceObjects)
    return { model, gathered, images: await drawnImages(db, files, model.text) }
  })
  const { version, text, language } = model
  const resolved = resolveText(text, { ...gathered, language })
  const printedAt = clock.today().toZonedDateTime('Europe/Paris').toInstant()
  const wanted = { title: name, page: text.page, resolved, language, printedAt, clientId, images }
  const { bytes, pages, marks } = await drawDocument(press, wanted)
  const stored = await files.store(clientId, `${name}.pdf`, Readable.from([bytes]), {
    types: ['application/pdf'],
    maxBytes: mostBytes,
  })
  try {
    return await withDb(async db => {
      const createdAt = clock.now().toString()
      const fileId = await keepFile(db, stored, { createdBy: userId, createdAt })
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
          needs: [...gathered.needs],
          sources: JSON.stringify(sourceObjects),
          createdBy: userId,
          createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await andThen(db, id)
      const { size, sha256 } = stored
      const empty = emptyInWords(resolved.empty, text, gathered.variables)
      const place = { documentId: id, fileId, temporaryFilePath: id }
      return { ...place, name, modelVersion: version, pages, size, sha256, empty, marks }
    })
  } catch (error) {
    await files.remove(stored.storageKey)
    throw error
  }
}

/** @throws Refusal 404; 409 MODEL_NOT_PUBLISHED */
async function chosenModel(db: PlatformDb, wish: Wish['documentModel']): Promise<Chosen> {
  const { language, ...model } = await servingModel(db, wish)
  return { ...model, language: language as Language, text: await textOf(db, model.id, model.version) }
}

/** A model of some companies serves the records of these. @throws Refusal 400 MODEL_OF_OTHER_COMPANIES */
async function requireServed(
  db: PlatformDb,
  { sources }: Authorship,
  { typeId, companyIds }: Chosen,
  sourceObjects: SourceObjects,
) {
  if (companyIds.length === 0) return
  const objects = await db
    .selectFrom('platform.document_object')
    .select(['name', 'source'])
    .where('documentTypeId', '=', typeId)
    .execute()
  for (const { name, source } of objects) {
    const keeps = sources.find(({ key }) => key === source)?.keeps
    const records = await keeps?.records(db as never, sourceObjects[name] ?? [])
    for (const { companyId } of records?.values() ?? [])
      if (companyId !== null && !companyIds.includes(companyId))
        throw new Refusal(400, 'MODEL_OF_OTHER_COMPANIES', 'generated-documents.other-companies')
  }
}

/**
 * What serves of a model: its published text, or a former one by its number.
 * @throws Refusal 404; 409 MODEL_NOT_PUBLISHED
 */
export async function servingModel(db: PlatformDb, { id, version }: Wish['documentModel']) {
  const model = await db
    .selectFrom('platform.document_model')
    .select(['id', 'documentTypeId as typeId', 'language', 'companyIds', 'publishedVersion', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!model) throw notFound()
  const { publishedVersion } = model
  if (model.archivedAt || publishedVersion === null || (version ?? 0) > publishedVersion)
    throw new Refusal(409, 'MODEL_NOT_PUBLISHED', 'generated-documents.not-published')
  const { typeId, language, companyIds } = model
  return { id, typeId, language, companyIds, version: version ?? publishedVersion }
}

/** Where the values of a document are sealed. */
export const placeOfFacts = (clientId: string, fileId: string) => `platform.generated_document ${clientId} ${fileId}`

async function keepFile(
  db: PlatformDb,
  { storageKey, name, mime, size, sha256 }: StoredFile,
  made: { createdBy: string; createdAt: string },
) {
  const { id } = await db
    .insertInto('kernel.file')
    .values({ storageKey, name, mime, size, sha256, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
