import { matches } from '#kernel/server/matches.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { FoundCandidate } from '../candidate.model.ts'
import { type CandidateScope, seenIn } from './candidate-scope.ts'

const mostFound = 20
const mostListed = 2_000

/** Those whose data were erased are found no more. */
export async function foundCandidates(db: RhDb, scope: CandidateScope, words: string): Promise<FoundCandidate[]> {
  const everyWord = matches('rh.candidate', 'c', words)
  if (!everyWord) return []
  const rows = await byName(db, scope).where(everyWord).limit(mostFound).execute()
  return rows as FoundCandidate[]
}

/** The first of them by name. */
export async function firstCandidates(db: RhDb, scope: CandidateScope): Promise<FoundCandidate[]> {
  const rows = await byName(db, scope).limit(mostListed).execute()
  return rows as FoundCandidate[]
}

const byName = (db: RhDb, scope: CandidateScope) =>
  db
    .selectFrom('rh.candidate as c')
    .select(['c.id', 'c.title', 'c.firstname', 'c.name', 'c.mail', 'c.cellPhoneNumber', 'c.birthdate'])
    .select(['c.language', 'c.employeeId'])
    .where(seenIn(scope))
    .orderBy('c.searchText')
    .orderBy('c.id')
