import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Wish = { token: string; wish: 'copy' | 'erasure' }

/** Writes down what an applicant wishes of his data; false for a key that is not good. */
export async function askOwnData({ db, clock }: { db: RhDb; clock: Clock }, { token, wish }: Wish): Promise<boolean> {
  const digest = createHash('sha256').update(token).digest()
  const { rows } = await sql<{ done: boolean }>`
    select rh.ask_own_data(${digest}, ${wish}, ${clock.now().toString()}::timestamptz) as done`.execute(db)
  return rows[0]?.done === true
}
