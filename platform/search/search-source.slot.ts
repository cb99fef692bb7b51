import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Found } from './search.model.ts'
import { offer } from '#kernel/shared/offer.ts'

export type Searching<Tables> = { db: Db<Tables>; rights: Rights; clock: Clock; userId: string }

/** Where a room or an application lets its people and files be found. */
export type SearchSource<Tables = never> = {
  kind: 'files' | 'contacts' | 'staff'
  /** Path of the element on which one must be able to read; none for what any member may see. */
  element?: string
  find(searching: Searching<Tables>, words: string, most: number): Promise<Found[]>
}

/** Checks a source against its own tables and forgets them: the search handles all alike. */
export const searchSource = <Tables>(source: SearchSource<Tables>) => source as unknown as SearchSource

export const searchSourcesOffer = offer<SearchSource>('search sources')
