import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { WorkTaskFields } from '../work-task.model.ts'
import { workTaskById } from './work-tasks.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createWorkTask(db: CultureDb, fields: WorkTaskFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('culture.work_task').values(fields).returning('id').executeTakeFirstOrThrow()
  return workTaskById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editWorkTask(
  db: CultureDb,
  { id, version, ...fields }: WorkTaskFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return workTaskById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveWorkTask(db: CultureDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return workTaskById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreWorkTask(db: CultureDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return workTaskById(db, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.work_task').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.work_task').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: CultureDb, name: string, ownId?: string) {
  const living = db.selectFrom('culture.work_task').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
