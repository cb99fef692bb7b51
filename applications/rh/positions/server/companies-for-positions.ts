import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PositionCompanies } from '../position.model.ts'
import type { Reach } from './reach.ts'

/** What a form may choose from: living companies, by name. */
export async function companiesForPositions(db: RhDb, { levelOn }: Reach): Promise<PositionCompanies> {
  const living = await liveCompanies(db)
  return { everyCompany: levelOn([]) >= 2, companies: living.filter(({ id }) => levelOn([id]) >= 2) }
}
