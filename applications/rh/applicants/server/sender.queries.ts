import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** The address from which the present request comes, as the road gave it to the database. */
export async function addressOfSender(db: RhDb): Promise<string> {
  const { rows } = await sql<{ address: string | null }>`
    select current_setting('app.address', true) as address`.execute(db)
  return rows[0]?.address ?? ''
}

export const tooMany = () => new Refusal(429, 'TOO_MANY', 'rh.apply.too-many', { retryAfterSeconds: 3_600 })

/** @throws Refusal 429 where an address has sent as many applications in an hour as one takes of it */
export async function requireFreshSender(db: RhDb, { digest, at }: { digest: Buffer; at: string }) {
  const { rows } = await sql<{ enough: boolean }>`
    select rh.has_sent_enough(${digest}, ${at}::timestamptz) as enough`.execute(db)
  if (rows[0]?.enough) throw tooMany()
}
