import { sql } from 'kysely'
import type { z } from 'zod'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { namesOf } from '#platform/applications/name.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EditedObject, NewObject } from '../document-type.model.ts'
import { requireSource, type Sources } from './published.ts'

/** Something that documents of the type speak of. @throws Refusal 400 for a name that is taken, an unknown source */
export async function createDocumentObject(
  db: PlatformDb,
  sources: Sources,
  typeId: number,
  object: z.output<typeof NewObject>,
): Promise<number> {
  const { applicationId } = await requireType(db, typeId)
  requireSource(sources, applicationId, object.source)
  await requireFreeName(db, typeId, object.name)
  const { id } = await db
    .insertInto('platform.document_object')
    .values({
      documentTypeId: typeId,
      name: object.name,
      label: JSON.stringify(namesOf(object.label)),
      source: object.source,
      many: object.many,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from platform.document_object where document_type_id = ${typeId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 400 also for another source while variables point at the former; 409 */
export async function editDocumentObject(
  db: PlatformDb,
  sources: Sources,
  typeId: number,
  { id, version, ...object }: z.output<typeof EditedObject>,
): Promise<void> {
  const { applicationId } = await requireType(db, typeId)
  const former = await takeForChange(
    db
      .selectFrom('platform.document_object')
      .select(['name', 'label', 'source', 'version'])
      .where('id', '=', id)
      .where('documentTypeId', '=', typeId),
  )
  requireUnchanged(former, { version })
  requireSource(sources, applicationId, object.source)
  if (object.name !== former.name) await requireFreeName(db, typeId, object.name)
  if (object.source !== former.source) await requireNoVariable(db, id)
  await db
    .updateTable('platform.document_object')
    .set({
      name: object.name,
      label: JSON.stringify(namesOf(object.label, former.label as ReturnType<typeof namesOf>)),
      source: object.source,
      many: object.many,
      version: former.version + 1,
    })
    .where('id', '=', id)
    .execute()
}

/** Objects of one type are named one after the other. */
const requireType = (db: PlatformDb, id: number) =>
  takeForChange(db.selectFrom('platform.document_type').select('applicationId').where('id', '=', id))

async function requireFreeName(db: PlatformDb, typeId: number, name: string) {
  const twin = await db
    .selectFrom('platform.document_object')
    .select('id')
    .where('documentTypeId', '=', typeId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (twin) throw wrongField('objectToSave.name', 'used_name', 'documents.object.name-used', { name })
}

async function requireNoVariable(db: PlatformDb, objectId: number) {
  const { count } = await db
    .selectFrom('platform.document_variable')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('documentObjectId', '=', objectId)
    .executeTakeFirstOrThrow()
  if (count > 0) throw wrongField('objectToSave.source', 'in_use', 'documents.object.source-in-use', { count })
}
