import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import { digestsOfDays } from './day-digest.queries.ts'
import { beginningOfChain, sealOf } from './seal.ts'

/** Where the seals of a client's tables lie, or those of what belongs to no client. */
export type SealTable = 'platform.audit_seal' | 'platform.identity_seal'

type Sealing = { seals: SealTable; table: string; upTo: Temporal.PlainDate }

/**
 * Seals every day that is not sealed yet, up to and with `upTo`: those of a week in which nothing ran are made good.
 * Doing it again, or twice at once, changes nothing.
 */
export async function sealDays(db: PlatformDb, { seals, table, upTo }: Sealing) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${seals} ${table}`}, 0))`.execute(db)
  const last = await db
    .selectFrom(seals)
    .select(['day', 'hash'])
    .where('tableName', '=', table)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const first = last ? Temporal.PlainDate.from(last.day).add({ days: 1 }) : await firstDay(db, table)
  let previous = last?.hash ?? beginningOfChain
  for (const days of inYears(first, upTo)) {
    const digests = await digestsOfDays(db, table, days)
    const sealed = digests.map((digest, place) => {
      const seal = sealOf(table, String(days[place]), digest, previous)
      previous = seal.hash
      return { tableName: table, ...seal }
    })
    await db.insertInto(seals).values(sealed).execute()
  }
}

/** The days from the first to the last, both included, as many together as a year has: none while there is no first. */
function* inYears(first: Temporal.PlainDate | undefined, last: Temporal.PlainDate) {
  let day = first
  while (day && Temporal.PlainDate.compare(day, last) <= 0) {
    const days: Temporal.PlainDate[] = []
    for (; days.length < 366 && Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.push(day)
    yield days
  }
}

/** The day of the oldest row; undefined while there is none. */
async function firstDay(db: PlatformDb, table: string): Promise<Temporal.PlainDate | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (uuid_extract_timestamp(id) at time zone 'UTC')::date::text as day
      from ${sql.table(table)} order by id limit 1`.execute(db)
  const day = rows[0]?.day
  return day ? Temporal.PlainDate.from(day) : undefined
}
