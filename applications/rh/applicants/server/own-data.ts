import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Wish = { token: string; wish: 'copy' | 'erasure' }

/** Writes down what an applicant wishes of his data; false for a key that is not good. */
export async function askOwnData({ db, clock }: { db: RhDb; clock: Clock }, { token, wish }: Wish): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select rh.ask_own_data(${digestOfKey(token)}, ${wish}, ${clock.now().toString()}::timestamptz) as done`.execute(db)
  return rows[0]?.done === true
}
