import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { ordersWhere } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { linesWhere } from '#atelier/lines/lines.server.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { WorkshopScope } from '#atelier/workshop-scope.ts'
import type { WallOfLine } from '../wall.model.ts'

const mostShown = 3

/** A line at this instant, as a wall tells it. @throws Refusal 404 */
export async function wallOf(
  looking: { db: AtelierDb; clock: Clock },
  scope: WorkshopScope,
  id: string,
): Promise<WallOfLine> {
  const { db, clock } = looking
  const [line] = await linesWhere(db, scope, sql`l.id = ${id}`)
  if (!line) throw notFound()
  const [order] = line.order ? await ordersWhere(looking, scope, sql`o.id = ${line.order.id}`) : []
  const today = clock.today().toString()
  const now = clock.now().toString()
  return {
    id,
    label: line.label,
    state: line.state,
    article: order?.article ?? null,
    doneCases: order?.doneCases ?? 0,
    plannedCases: order?.plannedCases ?? 0,
    casesPerHour: order?.casesPerHour ?? null,
    standardCasesPerHour: order?.standardCasesPerHour ?? null,
    estimatedEnd: order?.estimatedEnd ?? null,
    stop: order?.openPause
      ? { since: order.openPause.startedAt, reasonCode: order.openPause.reasonCode, what: order.openPause.comment }
      : null,
    hours: await casesByHour(db, id, today),
    stops: await stopsOf(db, id, today, now),
    next: await nextOf(db, id, today),
    at: now,
  }
}

/** What is counted by hand comes late, and in heaps: an hour holds what was counted in it. */
async function casesByHour(db: AtelierDb, lineId: string, today: string) {
  const { rows } = await sql<{ hour: number; cases: number }>`
    select extract(hour from e.at at time zone 'Europe/Paris')::int as hour, sum((e.data ->> 'cases')::int)::int as cases
      from atelier.fabrication_order_event e
      join atelier.fabrication_order o on o.id = e.order_id and o.ligne_id = ${lineId}
     where e.what = 'cases' and e.at >= ${today}::date::timestamp at time zone 'Europe/Paris'
     group by 1 order by 1`.execute(db)
  return rows
}

async function stopsOf(db: AtelierDb, lineId: string, today: string, now: string): Promise<WallOfLine['stops']> {
  const { rows } = await sql<WallOfLine['stops'][number]>`
    select p.id, p.started_at, p.reason_code, p.ended_at is null as is_open,
           floor(extract(epoch from coalesce(p.ended_at, ${now}::timestamptz) - p.started_at) / 60)::int as minutes
      from atelier.pause p join atelier.fabrication_order o on o.id = p.order_id and o.ligne_id = ${lineId}
     where p.started_at >= ${today}::date::timestamp at time zone 'Europe/Paris' or p.ended_at is null
     order by p.started_at desc, p.id limit ${mostShown}`.execute(db)
  return rows
}

async function nextOf(db: AtelierDb, lineId: string, today: string): Promise<WallOfLine['next']> {
  const { rows } = await sql<WallOfLine['next'][number]>`
    select d.id, d.date, d.shift, a.name as article, d.planned_cases as cases
      from atelier.ligne_detail d join platform.article a on a.id = d.article_id
     where d.ligne_id = ${lineId} and d.date >= ${today}
       and not exists (select from atelier.fabrication_order o
                        where o.ligne_detail_id = d.id and o.state not in ('created', 'cancelled'))
     order by d.date, array_position(array['morning', 'afternoon', 'night'], d.shift), d.rank, d.id
     limit ${mostShown}`.execute(db)
  return rows
}
