import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { WorkerFields } from '../worker.model.ts'
import { isMember } from '#culture/members.queries.ts'
import { workerById } from './workers.queries.ts'

/** @throws Refusal 400 on a name, badge or member that is taken */
export async function createWorker(db: CultureDb, fields: WorkerFields) {
  await requireFreeName(db, fields.name)
  await requireFreeBadge(db, fields.badge)
  await requireFreeMember(db, fields.userId)
  const { id } = await db.insertInto('culture.worker').values(fields).returning('id').executeTakeFirstOrThrow()
  return workerById(db, id)
}

/** @throws Refusal 404; 400 on a name, badge or member that is taken; 409 when somebody saved since it was read */
export async function editWorker(
  db: CultureDb,
  { id, version, ...fields }: WorkerFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await requireFreeBadge(db, fields.badge, id)
  await requireFreeMember(db, fields.userId, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return workerById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveWorker(db: CultureDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return workerById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreWorker(db: CultureDb, id: string) {
  const { name, badge, userId } = await taken(db, id)
  await requireFreeName(db, name, id)
  await requireFreeBadge(db, badge, id)
  await requireFreeMember(db, userId, id)
  await setArchived(ofOne(db, id), null)
  return workerById(db, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.worker').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.worker').select(['name', 'badge', 'userId', 'version']).where('id', '=', id))

async function requireFreeName(db: CultureDb, name: string, ownId?: string) {
  const living = db.selectFrom('culture.worker').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}

/** A badge is one person's; who left gives his back. */
async function requireFreeBadge(db: CultureDb, badge: string | null, ownId?: string) {
  if (badge === null) return
  const holder = await db
    .selectFrom('culture.worker')
    .select('id')
    .where('badge', '=', badge)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (holder && holder.id !== ownId) throw wrongField('badge', 'taken', 'culture.workers.badge-taken')
}

/** A member is one worker at most. */
async function requireFreeMember(db: CultureDb, userId: string | null, ownId?: string) {
  if (userId === null) return
  if (!(await isMember(db, userId))) throw wrongField('userId', 'unknown', 'culture.workers.member-unknown')
  const holder = await db
    .selectFrom('culture.worker')
    .select('id')
    .where('userId', '=', userId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (holder && holder.id !== ownId) throw wrongField('userId', 'taken', 'culture.workers.member-taken')
}
