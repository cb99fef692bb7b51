import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { boundedRows } from '#atelier/bounded-rows.ts'
import type { LigneDetail } from '../plan.model.ts'
import { shifts, workableMinutes } from '../shift.model.ts'

const capacity = sql.join(
  shifts.map(shift => sql`when ${sql.lit(shift)} then ${sql.lit(workableMinutes(shift))}`),
  sql` `,
)

/**
 * Plans in the order of days, lines, shifts and turns, with the order that each one has.
 * @throws Refusal 400 TOO_MANY_ROWS past 500
 */
export async function detailsWhere(
  db: AtelierDb,
  { companyIds }: CompanyScope,
  condition: RawBuilder<SqlBool>,
): Promise<LigneDetail[]> {
  const { rows } = await sql<LigneDetail>`
    select d.id, d.ligne_id as ligne_atelier_id, d.date, extract(isoyear from d.date)::int as year,
           extract(week from d.date)::int as week, d.shift, d.rank, d.article_id, a.name as article,
           d.customer_spec_id as spec_tiers_id, d.partner_id as customer_id, k.name as customer, d.quality_id,
           d.planned_cases, d.planned_g as planned_kg, coalesce(o.done_cases, 0) as done_cases,
           coalesce(o.produced_g, 0)::bigint as done_kg, to_char(d.start_time, 'HH24:MI') as start_time, d.duration_min,
           (select sum(s.duration_min) from atelier.ligne_detail s
             where s.ligne_id = d.ligne_id and s.date = d.date and s.shift = d.shift)
             > case d.shift ${capacity} end as overloaded,
           o.id as fabrication_order_id, o.number, coalesce(o.state, 'planned') as state, d.version
      from atelier.ligne_detail d
      join atelier.ligne_atelier l on l.id = d.ligne_id
      join atelier.workshop w on w.id = l.workshop_id
      join platform.article a on a.id = d.article_id
      left join platform.partner p on p.id = d.partner_id
      left join platform.contact k on k.id = p.contact_id
      left join atelier.fabrication_order o on o.ligne_detail_id = d.id and o.state <> 'cancelled'
     where ${condition} and w.company_id in ${eachOf(companyIds)}
     order by d.date, l.position, l.code, array_position(${[...shifts]}::text[], d.shift), d.rank, d.id
     limit 501`.execute(db)
  return boundedRows(rows)
}
