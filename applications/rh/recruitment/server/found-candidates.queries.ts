import { matches } from '#kernel/server/matches.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { FoundCandidate } from '../candidate.model.ts'

const most = 20

/** Those whose data were erased are found no more. */
export async function foundCandidates(db: RhDb, words: string): Promise<FoundCandidate[]> {
  const everyWord = matches('rh.candidate', 'c', words)
  if (!everyWord) return []
  const rows = await db
    .selectFrom('rh.candidate as c')
    .select([
      'c.id',
      'c.title',
      'c.firstname',
      'c.name',
      'c.mail',
      'c.cellPhoneNumber',
      'c.birthdate',
      'c.language',
      'c.employeeId',
    ])
    .where('c.anonymisedAt', 'is', null)
    .where(everyWord)
    .orderBy('c.searchText')
    .orderBy('c.id')
    .limit(most)
    .execute()
  return rows as FoundCandidate[]
}
