import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db.ts'
import { Refusal } from './errors.ts'
import { malformedRequest } from './read-input.ts'

/** How long an answer is kept for who did not receive it. Days. */
export const daysOfReplay = 7

type Sent = { key: string; call: string; input: unknown }
type Kept = { isSame: boolean; answer: string | null }

/**
 * Does the work once by its key: the row is written before it, so that a second sender waits for the first and is told the
 * same, with the header `idempotent-replayed`. What was refused left no row, and may be sent again.
 * @throws Refusal 400 on a key that is no UUID; 409 KEY_REUSED when it served another call, input or person
 */
export async function onceByKey(
  db: Db<never>,
  { key, call, input }: Sent,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!z.uuid().safeParse(key).success) throw malformedRequest()
  const digest = createHash('sha256').update(JSON.stringify(input)).digest()
  const written = await sql`
    insert into kernel.replayed_write (key, call, input_sha256) values (${key}, ${call}, ${digest})
    on conflict (client_id, key) do nothing returning key`.execute(db)
  if (written.rows.length === 0) {
    const kept = await answerKept(db, { key, call, digest })
    reply.header('idempotent-replayed', 'true')
    return kept
  }
  const answer = await work()
  await sql`update kernel.replayed_write set answer = ${typeof answer === 'string' ? answer : null}
             where key = ${key}`.execute(db)
  return answer
}

async function answerKept(db: Db<never>, { key, call, digest }: { key: string; call: string; digest: Buffer }) {
  const { rows } = await sql<Kept>`
    select call = ${call} and input_sha256 = ${digest} and user_id = kernel.user_id() as "isSame", answer
      from kernel.replayed_write where key = ${key}`.execute(db)
  if (!rows[0]?.isSame) throw new Refusal(409, 'KEY_REUSED', 'kernel.error.key-reused')
  return rows[0].answer ?? undefined
}
