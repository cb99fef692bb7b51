import type { Ground, Visit } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What a call is given that writes people and memberships, with identity's voice, in transactions of its own. */
export type WithIdentity = Ground & {
  databases: Databases
  caller: Caller
  visit: Visit
  requestId: string
  afterCommit(work: () => unknown): void
  withDb<Result>(work: (db: PlatformDb) => Promise<Result>): Promise<Result>
}

/**
 * Works on rows of a client beside identity's transaction, never inside it: both count the version of the client's
 * rights on its row, and would wait for each other without end.
 */
export const inClient = <Result>(
  { databases, caller, visit, requestId }: WithIdentity,
  clientId: string,
  work: (db: PlatformDb) => Promise<Result>,
) =>
  databases.transaction(
    'app',
    {
      clientId,
      userId: caller.userId,
      readOnly: false,
      requestId,
      address: visit.address,
      support: caller.support !== null,
    },
    work,
  )
