import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Dashboard, Tile } from '../dashboard.model.ts'

type Service = Dashboard['services'][number]

const dashboards = (db: PlatformDb) =>
  db
    .selectFrom('platform.dashboard as d')
    .select([
      'd.id',
      'd.elementId',
      'd.name',
      'd.tiles',
      'd.position as order',
      'd.version',
      sql<Service[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'company', c.name) order by c.name, s.name, s.id)
          from platform.dashboard_service ds
          join platform.service s on s.id = ds.service_id
          join platform.company c on c.id = s.company_id
         where ds.dashboard_id = d.id), '[]')`.as('services'),
    ])
    .orderBy('d.position')
    .orderBy('d.id')

type Row = Awaited<ReturnType<ReturnType<typeof dashboards>['execute']>>[number]

const dashboardOf = (row: Row): Dashboard => ({ ...row, tiles: row.tiles as Tile[] })

export const dashboardsOf = async (db: PlatformDb, elementId: number): Promise<Dashboard[]> =>
  (await dashboards(db).where('d.elementId', '=', elementId).execute()).map(dashboardOf)

/** @throws Refusal 404 */
export async function dashboardById(db: PlatformDb, id: string): Promise<Dashboard> {
  const row = await dashboards(db).where('d.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return dashboardOf(row)
}

/** Services of the client that a dashboard may be made for. */
export const servicesToShow = (db: PlatformDb): Promise<Service[]> =>
  db
    .selectFrom('platform.service as s')
    .innerJoin('platform.company as c', 'c.id', 's.companyId')
    .select(['s.id', 's.name', 'c.name as company'])
    .where('s.archivedAt', 'is', null)
    .orderBy('c.name')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()

export async function servicesOfPerson(db: PlatformDb, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('platform.service_user').select('serviceId').where('userId', '=', userId).execute()
  return new Set(rows.map(({ serviceId }) => serviceId))
}
