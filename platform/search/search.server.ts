import { platformAnswers } from '#platform/platform-db.ts'
import { searchCalls } from './search.calls.ts'
import { type Found, mostFound } from './search.model.ts'
import type { Searching, SearchSource } from './search-source.slot.ts'

/** Asks the sources one after the other, in the transaction of the request. */
export const searchServer = (sources: readonly SearchSource[]) =>
  platformAnswers(searchCalls, {
    search: async ({ db, rights, clock, caller }, { words }) => {
      const searching = { db, rights, clock, userId: caller.userId } as unknown as Searching<never>
      const found: Record<SearchSource['kind'], Found[][]> = { files: [], contacts: [], staff: [] }
      for (const { kind, element, find } of sources) {
        if (element && (await rights.level(element)) < 1) continue
        found[kind].push(await find(searching, words, mostFound))
      }
      return { files: inTurns(found.files), contacts: inTurns(found.contacts), staff: inTurns(found.staff) }
    },
  })

/** The first of each source, then the second of each: no source hides the others. */
const inTurns = (lists: readonly Found[][]) =>
  Array.from({ length: mostFound }, (_, place) => lists.flatMap(list => list[place] ?? []))
    .flat()
    .slice(0, mostFound)
