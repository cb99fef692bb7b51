import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type ResultRow, stopsThatArePlanned } from '../result.model.ts'

export type Looking = { db: AtelierDb; clock: Clock }

/** Orders `o` that were begun in these companies, with what became of them; weights in grams. */
export async function resultsWhere(
  { db, clock }: Looking,
  companyIds: readonly string[],
  condition: RawBuilder<SqlBool>,
  most: number,
): Promise<ResultRow[]> {
  const now = sql`${clock.now().toString()}::timestamptz`
  const minutes = (span: RawBuilder<unknown>) => sql<number>`floor(extract(epoch from ${span}) / 60)::int`
  const { rows } = await sql<ResultRow>`
    select o.id as order_id, o.number, o.planned_on as day, l.id as line_id, l.label as line, a.id as article_id,
           a.name as article, k.name as customer, o.state, o.planned_cases, o.done_cases, o.standard_cases_per_hour,
           (select coalesce(sum(d.poured_g), 0) from atelier.fabrication_order_detail d
             where d.order_id = o.id and d.status <> 'withdrawn')::bigint as poured_kg,
           -- what is not finished yet has come to the cases that were counted
           case when o.finished_at is null then o.done_cases * o.net_case_g else o.produced_g end as produced_kg,
           o.downgraded_g as downgraded_kg,
           ${minutes(sql`coalesce(o.finished_at, ${now}) - o.started_at`)} as elapsed_min,
           stopped.planned_stop_min, stopped.stop_min
      from atelier.fabrication_order o
      join atelier.ligne_atelier l on l.id = o.ligne_id
      join platform.article a on a.id = o.article_id
      left join platform.partner p on p.id = o.partner_id
      left join platform.contact k on k.id = p.contact_id
      cross join lateral (
        select coalesce(${minutes(sql`sum(s.lasted) filter (where s.is_planned)`)}, 0) as planned_stop_min,
               coalesce(${minutes(sql`sum(s.lasted) filter (where not s.is_planned)`)}, 0) as stop_min
          from (select coalesce(s.ended_at, o.finished_at, ${now}) - s.started_at as lasted,
                       s.reason_code = any(${stopsThatArePlanned}::text[]) as is_planned
                  from atelier.pause s where s.order_id = o.id) s) as stopped
     where o.started_at is not null and o.state <> 'cancelled' and ${condition}
       and o.company_id in ${eachOf(companyIds)}
     order by o.planned_on, l.position, l.code, o.number, o.id
     limit ${most}`.execute(db)
  return rows
}

/** Orders of a workshop that were planned in these days. */
export const inWorkshop = (workshopId: string, { from, to }: { from: string; to: string }) =>
  sql<SqlBool>`o.workshop_id = ${workshopId} and o.planned_on between ${from}::date and ${to}::date`

type Span = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/** What orders of these days downgraded and wasted in these companies, by the name of the defect, the largest first; grams. */
export async function lostByDefect(db: AtelierDb, companyIds: readonly string[], { from, to }: Span) {
  const { rows } = await sql<{ name: string; g: number }>`
    select min(m.name) as name, sum(x.g)::bigint as g
      from atelier.fabrication_order o
      join atelier.order_defect x on x.order_id = o.id
      join atelier.defect_kind m on m.id = x.defect_kind_id
     where o.company_id in ${eachOf(companyIds)}
       and o.planned_on between ${from.toString()}::date and ${to.toString()}::date
     group by m.name_key order by g desc, name`.execute(db)
  return rows
}
