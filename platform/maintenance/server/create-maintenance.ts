import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { maintenanceCalls } from '../maintenance.calls.ts'
import { maintenanceOf } from './maintenances.queries.ts'

type Create = typeof maintenanceCalls.createMaintenance

/**
 * Plans a maintenance; one that is due begins with it, and the round that follows the commit signs people out.
 * @throws Refusal 409 MAINTENANCE_RUNNING when this scope is closed already, 400 MAINTENANCE_ENDS_FIRST, 404 without such an application
 */
export async function createMaintenance(
  { db, caller, clock }: Given<Create, PlatformTables>,
  { name, description, keepAlive = [], applicationId = null, startAt, plannedEnd = null }: InputOf<Create>,
) {
  const now = clock.now()
  const startsAt = startAt ? Temporal.Instant.from(startAt) : now
  if (plannedEnd && Temporal.Instant.compare(Temporal.Instant.from(plannedEnd), startsAt) <= 0)
    throw new Refusal(400, 'MAINTENANCE_ENDS_FIRST', 'maintenance.ends-first', {
      fields: [{ field: 'plannedEnd', code: 'MAINTENANCE_ENDS_FIRST', message: 'maintenance.ends-first' }],
    })
  if (applicationId !== null) await requireApplication(db, applicationId)
  const running = await db
    .selectFrom('platform.maintenance')
    .select('name')
    .where('applicationId', applicationId === null ? 'is' : '=', applicationId)
    .where('endedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('startedAt', 'is not', null)
    .executeTakeFirst()
  const isDue = Temporal.Instant.compare(startsAt, now) <= 0
  if (running && isDue)
    throw new Refusal(409, 'MAINTENANCE_RUNNING', 'maintenance.running', { values: { name: running.name } })
  const row = await db
    .insertInto('platform.maintenance')
    .values({
      name,
      description,
      keepAlive: [...new Set([caller.userId, ...keepAlive])],
      applicationId,
      startsAt: startsAt.toString(),
      startedAt: isDue ? now.toString() : null,
      plannedEndAt: plannedEnd,
      createdBy: caller.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return maintenanceOf(row)
}

async function requireApplication(db: PlatformDb, id: number) {
  const known = await db.selectFrom('platform.application').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw notFound()
}
