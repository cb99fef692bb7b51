import type { Calls, SentTo } from '#kernel/shared/call.ts'

type Row = Record<string, unknown>

/** Where an example is told: a client with its rows, and the person who calls. */
export type Here = {
  clientId: string
  userId: string
  /** The id of a row of the client, the first that fits; of one that nobody bears where there is none. */
  id: (table: string, fits?: (row: Row) => boolean) => string
  /** The number of an element, by its path; 1 where there is none. */
  element: (path: string) => number
  /** What stands in a row of the client, the first that fits, by the names of its columns. */
  row: (table: string, fits?: (row: Row) => boolean) => Row | undefined
  /** All rows of the client, the same ones first. */
  rows: (table: string) => readonly Row[]
}

/**
 * Inputs that the calls of a feature accept, where the rules go beyond what a schema can tell:
 * `export const positionsExamples: Examples<typeof positionsCalls> = { createPosition: here => ({ ... }) }`
 */
export type Examples<C extends Calls = Calls> = { readonly [Name in keyof C]?: (here: Here) => SentTo<C[Name]> }
