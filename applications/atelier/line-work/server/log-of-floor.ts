import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'

type Log = typeof lineWorkCalls.loggerFile

const mostInMinute = 60
const daysKept = 30

/** Keeps a line of what a tablet reports of itself. @throws Refusal 429 past 60 in a minute */
export async function logOfFloor(
  { db, caller, clock }: Given<Log, AtelierTables>,
  { level, message, context }: InputOf<Log>,
) {
  const now = clock.now()
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from atelier.floor_log
     where user_id = ${caller.userId} and at > ${now.subtract({ minutes: 1 }).toString()}`.execute(db)
  if ((rows[0]?.count ?? 0) >= mostInMinute)
    throw new Refusal(429, 'TOO_MANY_LINES', 'atelier.floor.too-many-lines', { retryAfterSeconds: 60 })
  await db
    .insertInto('atelier.floor_log')
    .values({ userId: caller.userId, level, message, context: JSON.stringify(context), at: now.toString() })
    .execute()
  return { ok: true as const }
}

/** Lines older than 30 days go. */
export const forgetOldLines = (db: AtelierDb, now: Temporal.Instant) =>
  db
    .deleteFrom('atelier.floor_log')
    .where('at', '<', now.subtract({ hours: 24 * daysKept }).toString())
    .execute()
