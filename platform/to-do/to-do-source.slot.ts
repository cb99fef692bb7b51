import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { ToDo } from './to-do.model.ts'

export type Looking<Tables> = { db: Db<Tables>; rights: Rights; caller: Caller; clock: Clock }

/** Work that waits, its words as labels of the server with their values. */
export type FoundToDo = Omit<ToDo, 'what' | 'why' | 'applicationId'> & {
  what: { label: string; values: { count: number } }
  why?: { label: string; values?: Record<string, string | number> }
}

/** What a room of an application has waiting, told to whoever reads the element. */
export type ToDoSource<Tables = never> = {
  applicationId: number
  element: string
  find(looking: Looking<Tables>): Promise<FoundToDo[]>
}

/** Checks a source against its own tables and forgets them: the home page handles all alike. */
export const toDoSource = <Tables>(source: ToDoSource<Tables>) => source as unknown as ToDoSource

export const toDoSourcesOffer = offer<ToDoSource>('to-do sources')
