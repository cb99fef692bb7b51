import type { RhDb } from '#rh/rh-db.ts'
import type { KeptKind } from '#rh/retention-terms.model.ts'

/** What went at once: people emptied, rows emptied or taken away, files. */
export type Erased = { people: number; rows: number; files: number }

type Erasure = Erased & {
  kind: Exclude<KeptKind, 'employeeFile'>
  reason: 'term' | 'request' | 'decision'
  at: string
  /** Nobody: by night. */
  by: string | null
}

/** Writes down that something was erased, in figures: no name stays. */
export const noteErasure = (db: RhDb, { by, ...erasure }: Erasure) =>
  db
    .insertInto('rh.erasure')
    .values({ ...erasure, actorId: by })
    .execute()
