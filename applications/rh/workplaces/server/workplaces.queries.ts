import { type RawBuilder, sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { Site, Subunit, Unit } from '../workplace.model.ts'

const addressOf = sql`jsonb_build_object('address', s.address_line, 'additionalAddress', s.additional_address,
  'postCode', s.post_code, 'city', s.city, 'inseeCode', s.insee_code, 'country', s.country)`

const living = (alias: 'u' | 'b') => sql`${sql.ref(`${alias}.archived_at`)} is null`

const subunitJson = sql`jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color, 'unitId', b.unit_id,
  'archivedAt', b.archived_at, 'version', b.version)`

const unitJson = sql`jsonb_build_object('id', u.id, 'name', u.name, 'color', u.color, 'siteId', u.site_id,
  'serviceId', u.service_id, 'archivedAt', u.archived_at, 'version', u.version,
  'subunits', coalesce((
    select jsonb_agg(${subunitJson} order by kernel.normalise(b.name), b.id)
      from rh.subunit b where b.unit_id = u.id and ${living('b')}), '[]'))`

const unitsOf = (where: RawBuilder<unknown>) => sql<Unit[]>`coalesce((
  select jsonb_agg(${unitJson} order by kernel.normalise(u.name), u.id)
    from rh.unit u where ${living('u')} and ${where}), '[]')`

/** The columns of a site `s` with its living units and subunits. */
export const siteColumns = sql`s.id, s.company_id, s.name, s.color, s.siret, s.archived_at,
  s.version, ${addressOf} as address, ${unitsOf(sql`u.site_id = s.id`)} as units`

/** Live sites of some companies by name, with their live units and subunits. */
export async function activeSites(db: RhDb, companyIds: readonly string[]): Promise<Site[]> {
  const { rows } = await sql<Site>`
    select ${siteColumns} from rh.site s
     where s.company_id = any(${companyIds}::uuid[]) and s.archived_at is null
     order by s.search_text, s.id`.execute(db)
  return rows
}

/** Live units of one site, by name. */
export const unitsOfSite = (db: RhDb, siteId: string) => units(db, sql`u.site_id = ${siteId}`)

/** Live units of the companies, by name. */
export const unitsOfCompanies = (db: RhDb, companyIds: readonly string[]) =>
  units(
    db,
    sql`u.site_id in (select id from rh.site where archived_at is null and company_id = any(${companyIds}::uuid[]))`,
  )

async function units(db: RhDb, where: RawBuilder<unknown>): Promise<Unit[]> {
  const { rows } = await sql<{ units: Unit[] }>`select ${unitsOf(where)} as units`.execute(db)
  return rows[0]?.units ?? []
}

/** The company of a live site; undefined when there is none here. */
export async function companyOfSite(db: RhDb, siteId: string): Promise<string | undefined> {
  const site = await db
    .selectFrom('rh.site')
    .select('companyId')
    .where('id', '=', siteId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return site?.companyId
}

/** One place as it stands, archived or not. It must be there: who asks has found it. */
export const siteById = (db: RhDb, id: string) =>
  one<Site>(db, sql`select ${siteColumns} from rh.site s where s.id = ${id}`)

export const unitById = async (db: RhDb, id: string) =>
  (await one<{ unit: Unit }>(db, sql`select ${unitJson} as unit from rh.unit u where u.id = ${id}`)).unit

export const subunitById = async (db: RhDb, id: string) =>
  (await one<{ subunit: Subunit }>(db, sql`select ${subunitJson} as subunit from rh.subunit b where b.id = ${id}`))
    .subunit

async function one<Row>(db: RhDb, query: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`${query}`.execute(db)
  return rows[0] as Row
}
