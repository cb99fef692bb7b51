import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Databases } from '#kernel/server/db.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { CountedEntity, Span } from '../counted-entity.model.ts'

/** Rows of clients: counted by the job, one client after the other. What no table keeps yet came to be 0 times. */
const walledTables: Partial<Record<CountedEntity, string>> = {
  bugReports: 'platform.bug_report',
  envelopes: 'platform.envelope',
}

type DayCount = { day: string; count: number }

/** Each hour, how many things came to be each day since the last count; that day is counted again, whole. */
export const countEntitiesJob: Job = {
  name: 'count-entities',
  cron: '7 * * * *',
  run: async ({ databases }) => {
    for (const [entity, table] of Object.entries(walledTables))
      await countAll(databases, entity, since => madeInClients(databases, table, since))
    await countAll(databases, 'errors', since => onPlatform(databases, db => errorsByDay(db, since)))
  },
}

const onPlatform = <Result>(databases: Databases, work: (db: PlatformDb) => Promise<Result>) =>
  databases.transaction('platform', { readOnly: false }, work)

async function countAll(databases: Databases, entity: string, countSince: (since: string) => Promise<DayCount[]>) {
  const { since } = await onPlatform(databases, db =>
    db
      .selectFrom('platform.entity_count')
      .select(eb => eb.fn.coalesce(eb.fn.max('day'), sql<string>`'-infinity'::date`).as('since'))
      .where('entity', '=', entity)
      .executeTakeFirstOrThrow(),
  )
  const values = (await countSince(since)).map(({ day, count }) => ({ entity, day, value: count }))
  if (values.length === 0) return
  await onPlatform(databases, db =>
    db
      .insertInto('platform.entity_count')
      .values(values)
      .onConflict(known => known.columns(['entity', 'day']).doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
      .execute(),
  )
}

/** In all clients together, one after the other. */
async function madeInClients(databases: Databases, table: string, since: string): Promise<DayCount[]> {
  const counts = new Map<string, number>()
  await inEachClientEvenClosed(databases, async db => {
    for (const { day, count } of await madeByDay(db, table, since)) counts.set(day, (counts.get(day) ?? 0) + count)
  })
  return [...counts].map(([day, count]) => ({ day, count }))
}

const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone ${sql.lit(businessZone)})::date`

async function madeByDay(db: PlatformDb, table: string, since: string) {
  const { rows } = await sql<DayCount>`
    select ${dayOf('created_at')} as day, count(*)::int as count from ${sql.table(table)}
     where ${dayOf('created_at')} >= ${since}::date group by 1`.execute(db)
  return rows
}

/** Kept by day because occurrences are forgotten after thirty. */
async function errorsByDay(db: PlatformDb, since: string) {
  const { rows } = await sql<DayCount>`
    select ${dayOf('at')} as day, sum(times)::int as count from platform.error_occurrence
     where ${dayOf('at')} >= ${since}::date group by 1`.execute(db)
  return rows
}

/** Rows that belong to no client, counted as they are asked for. */
const openTables: Partial<Record<CountedEntity, { table: string; at: string; kind?: string }>> = {
  clients: { table: 'platform.client', at: 'created_at' },
  users: { table: 'platform.user', at: 'created_at' },
  logins: { table: 'platform.security_event', at: 'at', kind: 'LOGIN' },
}

/** How many came to be within the span. */
export async function countWithin(db: PlatformDb, entity: CountedEntity, { from, until }: Span): Promise<number> {
  const open = openTables[entity]
  if (!open) return countedWithin(db, entity, { from, until })
  const begins = (day: Temporal.PlainDate) => day.toZonedDateTime(businessZone).toInstant().toString()
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from ${sql.table(open.table)}
     where ${sql.ref(open.at)} >= ${begins(from)} and ${sql.ref(open.at)} < ${begins(until)}
       ${open.kind ? sql`and kind = ${open.kind}` : sql``}`.execute(db)
  return rows[0]?.value ?? 0
}

async function countedWithin(db: PlatformDb, entity: CountedEntity, { from, until }: Span) {
  const { value } = await db
    .selectFrom('platform.entity_count')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('value'), eb.lit(0)).as('value'))
    .where('entity', '=', entity)
    .where('day', '>=', from.toString())
    .where('day', '<', until.toString())
    .executeTakeFirstOrThrow()
  return Number(value)
}
