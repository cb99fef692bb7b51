import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Gate } from '#kernel/server/gate.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { countAttempt, openCallCounter, tooManyAttempts } from './attempts.ts'

type Ground = { databases: Databases; keys: Keys; clock: Clock }

/** The gate's count of what visitors ask, shared by all processes. */
export const openCallCounting = ({ databases, keys, clock }: Ground): Pick<Gate, 'countOpenCall'> => ({
  async countOpenCall(address) {
    const seconds = await databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
      countAttempt(db, { keys, clock }, openCallCounter(address)),
    )
    if (seconds > 0) throw tooManyAttempts(seconds)
  },
})
