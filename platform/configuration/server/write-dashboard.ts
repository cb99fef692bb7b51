import { wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Dashboard, Tile } from '../dashboard.model.ts'
import type { dashboardsCalls } from '../dashboards.calls.ts'
import { changePlaces, type Direction, lockOrder } from './change-places.ts'
import { dashboardById, dashboardsOf } from './dashboards.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0]
type Calls = typeof dashboardsCalls

const noun = 'dashboards'

/** @throws Refusal 400 on a tile that is there twice, or a service that does not exist */
export async function createDashboard(asking: Asking, input: InputOf<Calls['createDashboard']>) {
  const { db } = asking
  const { elementId, name, tiles, serviceIds } = input
  requireDistinct(tiles)
  await lockOrder(db, noun)
  const last = (await dashboardsOf(db, elementId)).at(-1)
  const { id } = await db
    .insertInto('platform.dashboard')
    .values({ elementId, name, tiles: JSON.stringify(tiles), position: (last?.order ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showTo(db, id, serviceIds)
  const created = await dashboardById(db, id)
  await noteConfiguration(asking, noun, id, null, created)
  return created
}

/** @throws Refusal 400 as creation; 404; 409 when somebody saved in between */
export async function editDashboard(asking: Asking, input: InputOf<Calls['editDashboard']>) {
  const { db } = asking
  const { id, name, tiles, serviceIds, version } = input
  const known = await dashboardById(db, id)
  requireDistinct(tiles)
  await saveUnlessChanged(
    db
      .updateTable('platform.dashboard')
      .set({ name, tiles: JSON.stringify(tiles) })
      .where('id', '=', id),
    version,
  )
  await db.deleteFrom('platform.dashboard_service').where('dashboardId', '=', id).execute()
  await showTo(db, id, serviceIds)
  const edited = await dashboardById(db, id)
  await noteConfiguration(asking, noun, id, known, edited)
  return edited
}

export async function deleteDashboard(asking: Asking, dashboard: Dashboard) {
  await asking.db.deleteFrom('platform.dashboard').where('id', '=', dashboard.id).execute()
  await noteConfiguration(asking, noun, dashboard.id, dashboard, null)
}

/** Among those of its application. */
export async function moveDashboard(asking: Asking, { id, elementId }: Dashboard, direction: Direction) {
  const { db } = asking
  await lockOrder(db, noun)
  const moved = await changePlaces(db, 'platform.dashboard', await dashboardsOf(db, elementId), { id, direction })
  if (moved) await noteConfiguration(asking, noun, id, { order: moved.from }, { order: moved.to })
}

async function showTo(db: PlatformDb, dashboardId: string, serviceIds: readonly string[]) {
  if (serviceIds.length === 0) return
  const named = await db.selectFrom('platform.service').select('id').where('id', 'in', serviceIds).execute()
  if (named.length < new Set(serviceIds).size)
    throw wrongField('serviceIds', 'unknown', 'configuration.service-unknown')
  const rows = named.map(({ id }) => ({ dashboardId, serviceId: id }))
  await db.insertInto('platform.dashboard_service').values(rows).execute()
}

function requireDistinct(tiles: readonly Tile[]) {
  if (new Set(tiles.map(({ id }) => id)).size < tiles.length)
    throw wrongField('tiles', 'twice', 'configuration.tile-twice')
}
