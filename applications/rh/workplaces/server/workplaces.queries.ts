import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { Site, Unit } from '../workplace.model.ts'

const unitsOf = (where: ReturnType<typeof sql>) => sql<Unit[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'color', u.color, 'siteId', u.site_id,
           'subunits', coalesce((
             select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color, 'unitId', b.unit_id) order by b.name_key, b.id)
               from rh.subunit b where b.unit_id = u.id and b.archived_at is null), '[]')) order by u.name_key, u.id)
    from rh.unit u where u.archived_at is null and ${where}), '[]')`

/** Live sites of a company by name, with their live units and subunits. */
export async function activeSitesOfCompany(db: RhDb, companyId: string): Promise<Site[]> {
  const { rows } = await sql<Site>`
    select s.id, s.company_id as "companyId", s.name, s.color,
           jsonb_build_object('address', s.address_line, 'additionalAddress', s.additional_address, 'postCode', s.post_code,
             'city', s.city, 'inseeCode', s.insee_code, 'country', s.country) as address,
           ${unitsOf(sql`u.site_id = s.id`)} as units
      from rh.site s
     where s.company_id = ${companyId} and s.archived_at is null
     order by s.name_key, s.id`.execute(db)
  return rows
}

/** Live units of one site, by name. */
export const unitsOfSite = (db: RhDb, siteId: string) => units(db, sql`u.site_id = ${siteId}`)

/** Live units of the companies, by name. */
export const unitsOfCompanies = (db: RhDb, companyIds: readonly string[]) =>
  units(db, sql`u.site_id in (select id from rh.site where archived_at is null and company_id = any(${companyIds}))`)

async function units(db: RhDb, where: ReturnType<typeof sql>): Promise<Unit[]> {
  const { rows } = await sql<{ units: Unit[] }>`select ${unitsOf(where)} as units`.execute(db)
  return rows[0]?.units ?? []
}

/** The company of a live site; undefined when there is none here. */
export async function companyOfSite(db: RhDb, siteId: string): Promise<string | undefined> {
  const site = await db
    .selectFrom('rh.site')
    .select('company_id')
    .where('id', '=', siteId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return site?.company_id
}
