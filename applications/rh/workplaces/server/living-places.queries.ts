import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/** A place where people may work; `path` holds its name after those of the places above it. */
export type LivingPlace = {
  companyId: string
  siteId: string
  unitId: string | null
  subunitId: string | null
  path: readonly string[]
}

/** The places of some companies that are not archived, nor under one that is. */
export async function livingPlaces(db: RhDb, companyIds: readonly string[]): Promise<LivingPlace[]> {
  const { rows } = await sql<LivingPlace>`
    with s as (
      select id, company_id, name from rh.site where company_id = any(${companyIds}::uuid[]) and archived_at is null),
    u as (
      select u.id, u.name, s.id as site_id, s.name as site, s.company_id
        from rh.unit u join s on s.id = u.site_id where u.archived_at is null)
    select s.company_id, s.id as "siteId", null::uuid as "unitId", null::uuid as "subunitId",
           array[s.name] as path from s
    union all
    select u.company_id, u.site_id, u.id, null, array[u.site, u.name] from u
    union all
    select u.company_id, u.site_id, u.id, b.id, array[u.site, u.name, b.name]
      from rh.subunit b join u on u.id = b.unit_id where b.archived_at is null
    order by path, "siteId", "unitId", "subunitId"`.execute(db)
  return rows
}
