import type { Ground } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What hashing, which takes long, leaves of a handler: short transactions around it. */
export type EsignGiven = Pick<Ground, 'clock' | 'say'> & {
  caller: Caller
  withDb: <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>
}

/** Whether a password stands in the list of leaked ones, where the installation has one. */
export type LeakedPasswords = { isBreached(password: string): Promise<boolean> }
