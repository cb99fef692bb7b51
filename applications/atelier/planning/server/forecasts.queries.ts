import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { boundedRows } from '#atelier/bounded-rows.ts'
import type { PackingForecast } from '../plan.model.ts'
import { type ForecastRow, sharedStock } from './shared-stock.ts'

type Days = { from: string; to: string; today: string }
type Narrowing = { familyId?: string; qualityId?: string; articleId?: string }

/**
 * What customers ask for from day to day, as somebody may have corrected it, with what is planned and made of it. Days
 * from today on share what stands packed, the first ones first.
 * @throws Refusal 400 TOO_MANY_ROWS
 */
export async function forecastsOf(
  db: AtelierDb,
  workshopId: string,
  { from, to, today }: Days,
  { familyId, qualityId, articleId }: Narrowing = {},
): Promise<PackingForecast[]> {
  const since = today < from ? today : from
  const { rows } = await sql<ForecastRow>`
    with recursive family(id) as (
      select ${familyId ?? null}::uuid union select f.id from platform.article_family f join family on f.parent_id = family.id
    ), made_here as (
      select s.article_id, s.net_case_g, s.cases_per_layer from atelier.article_sheet s where s.workshop_id = ${workshopId}
    ), asked as (
      select d.day as date, d.article_id, d.customer_spec_id, d.partner_id,
             sum(greatest(d.forecast_cases, d.ordered_cases))::int as cases
        from platform.daily_demand d join made_here using (article_id)
       where d.day between ${since} and ${to} group by 1, 2, 3, 4
    ), planned as (
      select d.date, d.article_id, d.customer_spec_id, d.partner_id, sum(d.planned_cases)::int as cases,
             sum(coalesce(o.done_cases, 0))::int as done, sum(coalesce(o.produced_g, 0))::bigint as g
        from atelier.ligne_detail d join atelier.ligne_atelier l on l.id = d.ligne_id and l.workshop_id = ${workshopId}
        left join atelier.fabrication_order o on o.ligne_detail_id = d.id and o.state <> 'cancelled'
       where d.date between ${since} and ${to} group by 1, 2, 3, 4
    ), corrected as (
      select date, article_id, customer_spec_id, partner_id, manual_cases, demand_cases, reason
        from atelier.packing_forecast where workshop_id = ${workshopId} and date between ${since} and ${to}
    ), keys as (
      select date, article_id, customer_spec_id, partner_id from asked
      union select date, article_id, customer_spec_id, partner_id from planned
      union select date, article_id, customer_spec_id, partner_id from corrected
    )
    select k.date, extract(isoyear from k.date)::int as year, extract(week from k.date)::int as week, k.article_id,
           a.name as article, a.family_id as famille_id, a.quality_id, k.customer_spec_id as spec_tiers_id,
           k.partner_id as customer_id, c.name as customer, coalesce(q.cases, 0) as demand_cases, m.manual_cases,
           m.reason, coalesce(m.demand_cases <> coalesce(q.cases, 0), false) as demand_moved,
           coalesce(s.cases_per_layer, h.cases_per_layer, 1) as layer, coalesce(h.net_case_g, 0)::bigint as net_case_g,
           coalesce(p.cases, 0) as planned_cases, coalesce(p.done, 0) as done_cases, coalesce(p.g, 0)::bigint as done_kg,
           coalesce((select sum(b.cases) from atelier.lot t join atelier.lot_balance b on b.lot_id = t.id
                      where t.article_id = k.article_id and t.workshop_id = ${workshopId} and t.state = 'available'
                        and t.quality_status = 'free' and b.cases > 0), 0)::int as shelf_cases
      from keys k
      join platform.article a on a.id = k.article_id
      left join made_here h on h.article_id = k.article_id
      left join platform.customer_spec s on s.id = k.customer_spec_id
      left join platform.partner r on r.id = k.partner_id
      left join platform.contact c on c.id = r.contact_id
      left join asked q on (q.date, q.article_id) = (k.date, k.article_id)
        and q.customer_spec_id is not distinct from k.customer_spec_id and q.partner_id is not distinct from k.partner_id
      left join planned p on (p.date, p.article_id) = (k.date, k.article_id)
        and p.customer_spec_id is not distinct from k.customer_spec_id and p.partner_id is not distinct from k.partner_id
      left join corrected m on (m.date, m.article_id) = (k.date, k.article_id)
        and m.customer_spec_id is not distinct from k.customer_spec_id and m.partner_id is not distinct from k.partner_id
     where (${familyId ?? null}::uuid is null or a.family_id in (select id from family))
       and (${qualityId ?? null}::uuid is null or a.quality_id = ${qualityId ?? null})
       and (${articleId ?? null}::uuid is null or k.article_id = ${articleId ?? null})
     order by k.date, a.name_key, a.id, c.name nulls first, k.partner_id, k.customer_spec_id
     limit 5000`.execute(db)
  return boundedRows(sharedStock(rows, today).filter(({ date }) => date >= from))
}
