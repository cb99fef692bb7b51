import { sql } from 'kysely'
import { setArchived } from '#kernel/server/archive.ts'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { saveUnlessChanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { lockRights, requireWithinOwn, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { companiesCalls } from '../companies.calls.ts'
import { companySheet } from './companies.queries.ts'
import { serviceRow } from './services.queries.ts'

type MoveUsers = (typeof companiesCalls)['moveUsersOfService']

/** @throws Refusal 400 when another living service of the company bears the name; 404; 409 in an archived company */
export async function createService(db: PlatformDb, input: InputOf<(typeof companiesCalls)['createService']>) {
  const { companyId, service } = input
  await requireOpenCompany(db, companyId)
  await requireFreeName(db, companyId, service.name, undefined)
  const { id } = await db
    .insertInto('platform.service')
    .values({ companyId, name: service.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return serviceRow(db, id)
}

/** @throws Refusal 400 on the name, 404, 409 when somebody saved in between */
export async function editService(db: PlatformDb, { service }: InputOf<(typeof companiesCalls)['editService']>) {
  const known = await serviceRow(db, service.id)
  if (!known.archived) await requireFreeName(db, known.companyId, service.name, service.id)
  await saveUnlessChanged(
    db.updateTable('platform.service').set({ name: service.name }).where('id', '=', service.id),
    service.version ?? known.version,
  )
  return serviceRow(db, service.id)
}

/**
 * Doing it again changes nothing.
 * @throws Refusal 404; 409 SERVICE_IN_USE while somebody is inside
 */
export async function archiveService(db: PlatformDb, id: string, now: Temporal.Instant) {
  await lock(db, id)
  const { archived, users } = await serviceRow(db, id)
  if (archived) return
  if (users > 0)
    throw new Refusal(409, 'SERVICE_IN_USE', 'companies.service-in-use', {
      values: { count: users },
      detail: { users },
    })
  await setArchived(ofOne(db, id), now.toString())
}

/** @throws Refusal 404; 400 when a living service took its name; 409 in an archived company */
export async function restoreService(db: PlatformDb, id: string) {
  const { companyId, name } = await serviceRow(db, id)
  await requireOpenCompany(db, companyId)
  await requireFreeName(db, companyId, name, id)
  await setArchived(ofOne(db, id), null)
  return serviceRow(db, id)
}

/** @throws Refusal 404; 400 into itself or into an archived one; 403 BEYOND_OWN_RIGHTS for who helps from outside */
export async function moveUsers(given: Given<MoveUsers, PlatformTables>, input: InputOf<MoveUsers>) {
  const { db, caller } = given
  const { serviceId, toServiceId } = input
  await lock(db, serviceId)
  await serviceRow(db, serviceId)
  const target = await serviceRow(db, toServiceId)
  if (target.archived || toServiceId === serviceId)
    throw wrongField('toServiceId', 'not-open', 'companies.move-refused')
  await lockRights(db)
  await requireWithinOwn(given, await placesAfterMove(db, input))
  await sql`
    insert into platform.service_user (user_id, service_id, manager)
    select user_id, ${toServiceId}, manager from platform.service_user where service_id = ${serviceId}
        on conflict (client_id, user_id, service_id) do update
       set manager = service_user.manager or excluded.manager`.execute(db)
  const moved = await db
    .deleteFrom('platform.service_user')
    .where('serviceId', '=', serviceId)
    .returning('userId')
    .execute()
  await tellRightsChanged(given, { clientId: caller.clientId as string, userIds: moved.map(({ userId }) => userId) })
  return serviceRow(db, toServiceId)
}

async function placesAfterMove(db: PlatformDb, { serviceId, toServiceId }: InputOf<MoveUsers>) {
  const people = await db
    .selectFrom('platform.service_user')
    .select('userId')
    .where('serviceId', '=', serviceId)
    .execute()
  return people.map(({ userId }) => ({ userId, serviceId: toServiceId }))
}

/** Somebody who is put into it meanwhile waits: the key of his row asks for it. */
const lock = (db: PlatformDb, id: string) =>
  takeForChange(db.selectFrom('platform.service').select('id').where('id', '=', id))

const ofOne = (db: PlatformDb, id: string) => db.updateTable('platform.service').where('id', '=', id)

async function requireOpenCompany(db: PlatformDb, companyId: string) {
  await db.selectFrom('platform.company').select('id').where('id', '=', companyId).forShare().execute()
  const { archived } = await companySheet(db, companyId)
  if (archived) throw new Refusal(409, 'COMPANY_ARCHIVED', 'companies.archived')
}

/** One after the other in a client, so that two services of one name are told in words and not by the index. */
async function requireFreeName(db: PlatformDb, companyId: string, name: string, ownId: string | undefined) {
  await lockRights(db)
  const living = db
    .selectFrom('platform.service')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId)))
    throw wrongField('service.name', 'taken', 'companies.service-name-taken', { name })
}
