import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { CompanyOfFigures } from '../indicator.model.ts'

/** Living companies, sites and units inside a reach, in the order of names. */
export async function placesOfIndicators(db: RhDb, inside: readonly string[]): Promise<CompanyOfFigures[]> {
  const { rows } = await sql<CompanyOfFigures>`
    select c.id, c.name, coalesce((
             select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'units', coalesce((
                      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name_key, u.id)
                        from rh.unit u where u.site_id = s.id and u.archived_at is null), '[]')) order by s.search_text, s.id)
               from rh.site s where s.company_id = c.id and s.archived_at is null), '[]') as sites
      from platform.company c
     where c.id = any(${inside}::uuid[]) and c.archived_at is null
     order by kernel.normalise(c.name), c.id`.execute(db)
  return rows
}
