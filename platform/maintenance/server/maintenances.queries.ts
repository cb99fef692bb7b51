import type { Selectable } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { Maintenance, MaintenanceState } from '../maintenance.model.ts'

type Row = Selectable<PlatformTables['platform.maintenance']>

export const maintenancesSince = async (db: PlatformDb, clock: Clock) => {
  const rows = await db
    .selectFrom('platform.maintenance')
    .selectAll()
    .where(
      'startsAt',
      '>',
      clock
        .now()
        .subtract({ hours: 365 * 24 })
        .toString(),
    )
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(maintenanceOf)
}

/** @throws Refusal 404 when there is none such, or none runs */
export function maintenanceToEnd(db: PlatformDb, id: string | undefined): Promise<Row> {
  const open = db
    .selectFrom('platform.maintenance')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('cancelledAt', 'is', null)
  return takeForChange(
    id === undefined
      ? open.where('applicationId', 'is', null).where('startedAt', 'is not', null)
      : open.where('id', '=', id),
  )
}

export const maintenanceOf = (row: Row): Maintenance => ({
  id: row.id,
  name: row.name,
  description: row.description,
  keepAlive: row.keepAlive,
  applicationId: row.applicationId,
  state: stateOf(row),
  startsAt: row.startsAt,
  plannedEnd: row.plannedEndAt,
  startedAt: row.startedAt,
  endedAt: row.endedAt ?? row.cancelledAt,
  createdBy: row.createdBy,
})

function stateOf(row: Row): MaintenanceState {
  if (row.cancelledAt) return 'cancelled'
  if (row.endedAt) return 'ended'
  return row.startedAt ? 'active' : 'planned'
}
