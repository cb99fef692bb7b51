import { sql } from 'kysely'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Living companies of the perimeter, or named (null: every one), by name. */
export async function authorizedCompanies(db: PlatformDb, perimeter: Perimeter, named: readonly string[] | null) {
  const companies = await db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
  return companies
    .map(company => ({ ...company, level: perimeter.byCompany.get(company.id) ?? 0 }))
    .filter(({ id, level }) => level >= 1 || named === null || named.includes(id))
}
