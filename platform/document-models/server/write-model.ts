import { setArchived } from '#kernel/server/archive.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { emptyBody } from '../body.model.ts'
import type { DocumentModel, EditedDocumentModel, NewDocumentModel } from '../document-model.model.ts'
import { type ModelText, namedIn } from '../model-text.model.ts'
import { usualPage } from '../page-setup.model.ts'
import type { StandardModel } from '../standard-model.slot.ts'
import { documentModel, type Reading, textOf } from './document-models.queries.ts'
import { reachOf } from './reach.ts'

export type Writing = Reading & { clock: Clock; caller: { userId: string } }

/** @throws Refusal 400 on a type of another application, a name that is taken or companies beyond the caller's; 404 */
export async function createModel(
  writing: Writing,
  standards: readonly StandardModel[],
  asked: NewDocumentModel,
): Promise<DocumentModel> {
  const { db, rights } = writing
  const { applicationId, typeId, name, language, companyIds } = asked
  const reach = await reachOf(rights, applicationId)
  if (reach.levelOn(companyIds) < 2)
    throw wrongField('documentModel.companyIds', 'unknown_company', 'document-models.companies-beyond')
  const type = await db
    .selectFrom('platform.document_type')
    .select('code')
    .where('id', '=', typeId)
    .where('applicationId', '=', applicationId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!type) throw wrongField('documentModel.typeId', 'unknown', 'document-models.type-unknown')
  await requireFreeName(db, { typeId, language, name })
  const text = await firstText(writing, standards, { ...asked, typeCode: type.code })
  const { id } = await db
    .insertInto('platform.document_model')
    .values({ applicationId, documentTypeId: typeId, name, language, companyIds })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertText(writing, id, 1, text)
  return documentModel(writing, id)
}

async function firstText(
  writing: Writing,
  standards: readonly StandardModel[],
  { text, copyOf, standard, typeCode }: NewDocumentModel & { typeCode: string },
): Promise<ModelText> {
  if (text) return text
  if (copyOf) return (await documentModel(writing, copyOf)).text
  if (!standard) return { body: emptyBody, page: usualPage, computed: [] }
  const found = standards.find(({ code }) => code === standard)
  if (found?.typeCode !== typeCode)
    throw wrongField('documentModel.standard', 'unknown', 'document-models.standard-unknown')
  return found.text
}

/** @throws Refusal 404; 409 VERSION_CONFLICT; 400 as a new one */
export async function editModel(writing: Writing, edited: EditedDocumentModel): Promise<DocumentModel> {
  const { db, rights } = writing
  const { id, name, companyIds, text } = edited
  const standing = await lockedModel(writing, id, 2)
  requireUnchanged(standing, edited)
  if (companyIds && (await reachOf(rights, standing.applicationId)).levelOn(companyIds) < 2)
    throw wrongField('documentModel.companyIds', 'unknown_company', 'document-models.companies-beyond')
  if (name !== undefined && name !== standing.name)
    await requireFreeName(db, { typeId: standing.type.id, language: standing.language, name }, id)
  if (text) await keepText(writing, standing, text)
  await db
    .updateTable('platform.document_model')
    .set({ ...(name !== undefined && { name }), ...(companyIds && { companyIds }), version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  return documentModel(writing, id)
}

/** @throws Refusal 404; 409 */
export async function restoreText(writing: Writing, id: string, number: number, version?: number) {
  const standing = await lockedModel(writing, id, 2)
  requireUnchanged(standing, { version })
  await keepText(writing, standing, await textOf(writing.db, id, number))
  await moveOn(writing.db, standing)
  return documentModel(writing, id)
}

/** What is put aside serves nothing new, and frees its name. @throws Refusal 404; 400 when its name is taken by now */
export async function archiveModel(writing: Writing, id: string, isArchived: boolean) {
  const { db, clock } = writing
  const { typeId, ...standing } = await archivable(writing, id)
  if (!isArchived) await requireFreeName(db, { ...standing, typeId }, id, 'name')
  await setArchived(
    db.updateTable('platform.document_model').where('id', '=', id),
    isArchived ? clock.now().toString() : null,
  )
}

async function archivable({ db, rights }: Writing, id: string) {
  const row = await takeForChange(
    db
      .selectFrom('platform.document_model')
      .select(['applicationId', 'documentTypeId as typeId', 'language', 'name', 'companyIds'])
      .where('id', '=', id),
  )
  const reach = await reachOf(rights, row.applicationId)
  if (reach.levelOn(row.companyIds) < 3) throw notFound()
  return row
}

/**
 * A model that lives, held until the end of the transaction.
 * @throws Refusal 404, also below that level; 409 MODEL_ARCHIVED
 */
export async function lockedModel(writing: Writing, id: string, needs: Level): Promise<DocumentModel> {
  const { db, rights } = writing
  await takeForChange(db.selectFrom('platform.document_model').select('id').where('id', '=', id))
  const standing = await documentModel(writing, id)
  if (standing.state === 'archived') throw new Refusal(409, 'MODEL_ARCHIVED', 'document-models.is-archived')
  const reach = await reachOf(rights, standing.applicationId)
  if (reach.levelOn(standing.companyIds) < needs) throw notFound()
  return standing
}

export const moveOn = (db: PlatformDb, { id, version }: Pick<DocumentModel, 'id' | 'version'>) =>
  db
    .updateTable('platform.document_model')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Into the text that is being written; where none is, into a new one after all others. */
async function keepText(writing: Writing, { id, workingVersion }: DocumentModel, text: ModelText) {
  const { db, clock, caller } = writing
  if (workingVersion === null) {
    const { last } = await db
      .selectFrom('platform.document_model_version')
      .select(eb => eb.fn.max('number').as('last'))
      .where('modelId', '=', id)
      .executeTakeFirstOrThrow()
    return insertText(writing, id, last + 1, text)
  }
  await db
    .updateTable('platform.document_model_version')
    .set({ ...columnsOf(text), savedBy: caller.userId, savedAt: clock.now().toString() })
    .where('modelId', '=', id)
    .where('number', '=', workingVersion)
    .execute()
}

async function insertText({ db, clock, caller }: Writing, modelId: string, number: number, text: ModelText) {
  await db
    .insertInto('platform.document_model_version')
    .values({ modelId, number, ...columnsOf(text), savedBy: caller.userId, savedAt: clock.now().toString() })
    .execute()
}

const columnsOf = (text: ModelText) => ({
  body: JSON.stringify(text.body),
  page: JSON.stringify(text.page),
  computed: JSON.stringify(text.computed),
  paths: namedIn(text).paths,
})

type Name = { typeId: number; language: string; name: string }

async function requireFreeName(
  db: PlatformDb,
  { typeId, language, name }: Name,
  ownId?: string,
  field = 'documentModel.name',
) {
  const living = db
    .selectFrom('platform.document_model')
    .select(['id', 'name'])
    .where('documentTypeId', '=', typeId)
    .where('language', '=', language)
    .where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField(field, 'taken', 'kernel.record.name-taken')
}
