import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Workshop } from '../workshop.model.ts'

/** In use, by code. */
export async function workshopsOf(db: AtelierDb, { companyIds }: CompanyScope): Promise<Workshop[]> {
  const { rows } = await sql<Workshop>`
    select w.id, w.company_id, w.code, w.name, c.name as company, w.version
      from atelier.workshop w join platform.company c on c.id = w.company_id
     where w.company_id in ${eachOf(companyIds)} and w.archived_at is null
     order by w.code, w.id`.execute(db)
  return rows
}

/** Companies in which the scope manages, by name. */
export async function companiesToOpenIn(db: AtelierDb, scope: CompanyScope) {
  const managed = scope.companyIds.filter(id => scope.level(id) >= 3)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from platform.company where id in ${eachOf(managed)} and archived_at is null
     order by kernel.normalise(name), id`.execute(db)
  return rows
}
