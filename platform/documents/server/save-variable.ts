import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { namesOf } from '#platform/applications/name.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type EditedVariable, formatsOf, type NewVariable, type VariableType } from '../document-type.model.ts'
import { requireField, type Sources } from './published.ts'

type New = z.output<typeof NewVariable>

/** Names a published field of an object. @throws Refusal 400 for a path nobody publishes, one named already, a wrong format */
export async function createVariable(db: PlatformDb, sources: Sources, variable: New): Promise<number> {
  const { type, sample } = await judge(db, sources, variable)
  const objectId = variable.documentObjectId
  const { id } = await db
    .insertInto('platform.document_variable')
    .values({
      ...columns(variable, type),
      documentObjectId: objectId,
      sample: variable.sample ?? sample ?? null,
      label: JSON.stringify(namesOf(variable.label)),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from platform.document_variable where document_object_id = ${objectId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 400 also for another object than its own; 409 */
export async function editVariable(
  db: PlatformDb,
  sources: Sources,
  { id, version, ...variable }: z.output<typeof EditedVariable>,
): Promise<void> {
  const former = await takeForChange(
    db
      .selectFrom('platform.document_variable')
      .select(['label', 'version'])
      .where('id', '=', id)
      .where('documentObjectId', '=', variable.documentObjectId),
  )
  requireUnchanged(former, { version })
  const { type } = await judge(db, sources, variable, id)
  await db
    .updateTable('platform.document_variable')
    .set({
      ...columns(variable, type),
      sample: variable.sample ?? null,
      label: JSON.stringify(namesOf(variable.label, former.label as ReturnType<typeof namesOf>)),
      version: former.version + 1,
    })
    .where('id', '=', id)
    .execute()
}

/** @throws Refusal 404 */
export async function deleteVariable(db: PlatformDb, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('platform.document_variable')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound()
}

const columns = ({ path, format, required }: New, type: VariableType) => ({
  path,
  type,
  required,
  format: format ?? formatsOf[type][0] ?? null,
})

/** The type of a variable is that of its field, whatever is asked. */
async function judge(db: PlatformDb, sources: Sources, { documentObjectId, path, format }: New, own?: number) {
  const object = await takeForChange(
    db.selectFrom('platform.document_object').select('source').where('id', '=', documentObjectId),
  )
  const field = requireField(sources, object.source, path)
  const twin = await db
    .selectFrom('platform.document_variable')
    .select('id')
    .where('documentObjectId', '=', documentObjectId)
    .where('path', '=', path)
    .executeTakeFirst()
  if (twin && twin.id !== own) throw wrongField('editedVariable.path', 'used_path', 'documents.variable.path-used')
  const allowed: readonly string[] = formatsOf[field.type]
  if (format && !allowed.includes(format))
    throw wrongField('editedVariable.format', 'wrong_format', 'documents.variable.format-wrong')
  return field
}
