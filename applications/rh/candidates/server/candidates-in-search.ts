import { searchSource } from '#platform/search/search-source.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { addressOfCandidate, candidates } from '../candidate.model.ts'
import { candidateScopeOf } from './candidate-scope.ts'
import { foundCandidates } from './found-candidates.queries.ts'

/** The candidates of the reader's companies, as his list finds them. */
export const candidatesInSearch = searchSource<RhTables>({
  kind: 'contacts',
  element: candidates,
  find: async ({ db, ...given }, words, most) => {
    const found = await foundCandidates(db, await candidateScopeOf(given), words)
    return found.slice(0, most).map(({ id, firstname, name, mail, cellPhoneNumber }) => ({
      id,
      title: `${firstname} ${name}`,
      detail: [mail, cellPhoneNumber].filter(Boolean).join(' · ') || null,
      address: addressOfCandidate(id),
    }))
  },
})
