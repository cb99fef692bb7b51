import type { Ground } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What hashing, which takes long, leaves of a handler: short transactions around it. */
export type EsignGiven = Pick<Ground, 'clock' | 'say'> & {
  caller: Caller
  withDb: <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>
}
