import { sql } from 'kysely'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CompanyInTree, SiteInTree, SubunitInTree, UnitInTree } from '../workplace.model.ts'

type Rows = {
  companies: Omit<CompanyInTree, 'sites' | 'can'>[]
  sites: Omit<SiteInTree, 'units'>[]
  units: Omit<UnitInTree, 'subunits'>[]
  subunits: SubunitInTree[]
}

/** All the places of the companies in a perimeter, in the order of names, each with how many work there today. */
export async function treeOfPlaces(db: RhDb, { byCompany }: Perimeter, archived: boolean): Promise<CompanyInTree[]> {
  const { companies, sites, units, subunits } = await rowsOfTree(db, [...byCompany.keys()], archived)
  const subunitsOf = Map.groupBy(subunits, ({ unitId }) => unitId)
  const unitsOf = Map.groupBy(
    units.map(unit => ({ ...unit, subunits: subunitsOf.get(unit.id) ?? [] })),
    ({ siteId }) => siteId,
  )
  const sitesOf = Map.groupBy(
    sites.map(site => ({ ...site, units: unitsOf.get(site.id) ?? [] })),
    ({ companyId }) => companyId,
  )
  return companies.map(company => {
    const level = byCompany.get(company.id) ?? 0
    return { ...company, can: { edit: level >= 2, archive: level >= 3 }, sites: sitesOf.get(company.id) ?? [] }
  })
}

/** In one statement, whatever the number of places: flat lists, and people counted once for all of them. */
async function rowsOfTree(db: RhDb, companyIds: readonly string[], archived: boolean): Promise<Rows> {
  const { rows } = await sql<Rows>`
    with s as materialized (
      select * from rh.site where company_id = any(${companyIds}::uuid[]) and (${archived} or archived_at is null)),
    u as materialized (
      select * from rh.unit where site_id in (select id from s) and (${archived} or archived_at is null)),
    b as materialized (
      select * from rh.subunit where unit_id in (select id from u) and (${archived} or archived_at is null)),
    placed as materialized (
      select current_site_id, current_unit_id, current_subunit_id, count(*) as people
        from rh.employee
       where standing = 'active' and current_site_id in (select id from s)
       group by current_site_id, current_unit_id, current_subunit_id),
    working as materialized (
      select coalesce(current_site_id, current_unit_id, current_subunit_id) as id, sum(people)::int as people
        from placed
       group by grouping sets (current_site_id, current_unit_id, current_subunit_id))
    select coalesce((
             select json_agg(json_build_object('id', c.id, 'name', c.name, 'color', c.color, 'siren', c.siren)
                      order by kernel.normalise(c.name), c.id)
               from platform.company c
              where c.id = any(${companyIds}::uuid[])
                and (c.archived_at is null or exists (select from s where s.company_id = c.id))), '[]') as companies,
           coalesce((
             select json_agg(json_build_object('id', s.id, 'companyId', s.company_id, 'name', s.name, 'color', s.color,
                      'siret', s.siret, 'archivedAt', s.archived_at, 'version', s.version,
                      'headcount', coalesce(w.people, 0), 'address', json_build_object('address', s.address_line,
                        'additionalAddress', s.additional_address, 'postCode', s.post_code, 'city', s.city,
                        'inseeCode', s.insee_code, 'country', s.country)) order by s.search_text, s.id)
               from s left join working w on w.id = s.id), '[]') as sites,
           coalesce((
             select json_agg(json_build_object('id', u.id, 'siteId', u.site_id, 'name', u.name, 'color', u.color,
                      'serviceId', u.service_id, 'archivedAt', u.archived_at, 'version', u.version,
                      'headcount', coalesce(w.people, 0)) order by kernel.normalise(u.name), u.id)
               from u left join working w on w.id = u.id), '[]') as units,
           coalesce((
             select json_agg(json_build_object('id', b.id, 'unitId', b.unit_id, 'name', b.name, 'color', b.color,
                      'archivedAt', b.archived_at, 'version', b.version,
                      'headcount', coalesce(w.people, 0)) order by kernel.normalise(b.name), b.id)
               from b left join working w on w.id = b.id), '[]') as subunits`.execute(db)
  return rows[0] as Rows
}
