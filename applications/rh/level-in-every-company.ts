import type { Rights } from '#kernel/server/answers.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import { liveCompanies } from './live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * The level that somebody has in each company of the client, for what they all share: a right that was given in one of
 * them changes nothing for the others. Archived ones, which are only read, do not count.
 */
export const levelInEveryCompany = async (db: RhDb, rights: Rights, element: string): Promise<Level> =>
  levelAmong(await rights.perimeter(element), await liveCompanies(db))([])

/** The same for what some companies share; none stands for all of them. What archived ones alone share is only read. */
export function levelAmong({ everywhere, byCompany }: Perimeter, live: readonly { id: string }[]) {
  const living = live.map(({ id }) => id)
  return (companyIds: readonly string[]) => {
    const sharing = companyIds.length === 0 ? living : companyIds.filter(id => living.includes(id))
    const judged = sharing.length === 0 ? companyIds : sharing
    return Math.min(everywhere, ...judged.map(id => byCompany.get(id) ?? 0)) as Level
  }
}
