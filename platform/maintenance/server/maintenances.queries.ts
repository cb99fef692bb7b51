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
      'starts_at',
      '>',
      clock
        .now()
        .subtract({ hours: 365 * 24 })
        .toString(),
    )
    .orderBy('starts_at', 'desc')
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
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
  return takeForChange(
    id === undefined
      ? open.where('application_id', 'is', null).where('started_at', 'is not', null)
      : open.where('id', '=', id),
  )
}

export const maintenanceOf = (row: Row): Maintenance => ({
  id: row.id,
  name: row.name,
  description: row.description,
  keepAlive: row.keep_alive,
  applicationId: row.application_id,
  state: stateOf(row),
  startsAt: row.starts_at,
  plannedEnd: row.planned_end_at,
  startedAt: row.started_at,
  endedAt: row.ended_at ?? row.cancelled_at,
  createdBy: row.created_by,
})

function stateOf(row: Row): MaintenanceState {
  if (row.cancelled_at) return 'cancelled'
  if (row.ended_at) return 'ended'
  return row.started_at ? 'active' : 'planned'
}
