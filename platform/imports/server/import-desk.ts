import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Models } from './models.ts'

/** Where files are brought in: by the platform's people in a client that lets them, or by its own in an application. */
export type ImportDesk = {
  clientId: string
  models: Models
  /** The platform's people and the client's own bring in files side by side: neither sees what the other brought. */
  isSupport: boolean
  /** Whose runs are seen here; everybody's of the desk when null. */
  onlyOf: string | null
  /**
   * Asked again before each batch of lines: leave may be taken away while they are written.
   * @throws Refusal
   */
  requireLeave(db: PlatformDb): Promise<void>
}

type AtDesk = Ground & { caller: Caller; language: Language }

/** What a desk gives to work in one transaction. */
export type Together = AtDesk & { db: PlatformDb }

/** What a desk gives to work that takes long: a transaction for each step. */
export type Separately = AtDesk & { withDb<Result>(work: (db: PlatformDb) => Promise<Result>): Promise<Result> }

/** Keeps the runs `r` that are seen at a desk. */
export const seenAt = ({ isSupport, onlyOf }: Pick<ImportDesk, 'isSupport' | 'onlyOf'>) =>
  sql<boolean>`(r.support = ${isSupport} and (${onlyOf}::uuid is null or r.created_by = ${onlyOf}::uuid))`
