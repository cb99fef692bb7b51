import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Scope } from './scope.ts'

/** The living companies whose people the caller writes: those that he may take somebody into. */
export async function companiesForEmployees(db: RhDb, scope: Scope) {
  const living = await liveCompanies(db)
  return living.filter(({ id }) => scope.can(id).edit)
}
