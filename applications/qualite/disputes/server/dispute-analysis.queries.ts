import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { instantsOf } from '#platform/configuration/period.model.ts'
import {
  type DisputeAnalysis,
  type Figures,
  groupingsOf,
  type Grouping,
  type ViewOfAnalysis,
} from '../analysis.model.ts'
import type { disputesCalls } from '../disputes.calls.ts'
import {
  accountingAnalysisElement,
  productionAnalysisElement,
  qualityAnalysisElement,
  salesAnalysisElement,
} from '../disputes-place.model.ts'
import { companiesWhere, companiesWithAmounts } from './dispute-scope.ts'
import type { Asking } from './disputes.queries.ts'

const elementOf: Record<ViewOfAnalysis, string> = {
  sales: salesAnalysisElement,
  production: productionAnalysisElement,
  quality: qualityAnalysisElement,
  accounting: accountingAnalysisElement,
}

/** The key and the name of what disputes called `d` are grouped by. A dispute of several articles counts in each. */
const grouped: Record<Grouping, { key: ReturnType<typeof sql>; label: ReturnType<typeof sql> }> = {
  customer: {
    key: sql`d.partner_id::text`,
    label: sql`(select c.name from platform.partner r
    join platform.contact c on c.id = r.contact_id where r.id = d.partner_id)`,
  },
  article: { key: sql`a.id::text`, label: sql`a.name` },
  reason: { key: sql`d.reason`, label: sql`null` },
  responsibility: { key: sql`coalesce(d.responsibility, 'not_established')`, label: sql`null` },
  lot: { key: sql`coalesce(x.lot_number, '')`, label: sql`x.lot_number` },
}

const mostRows = 100
const mostMonths = 36

/**
 * Disputes that were told within the days, both included, of the companies whose analysis one reads. Amounts only where one
 * sees those of all of them; production never does.
 * @throws Refusal 400 of days in the wrong order, or more than three years apart
 */
export async function disputeAnalysis(
  given: Asking,
  { view, by, from, to }: InputOf<typeof disputesCalls.getDisputeAnalysis>,
): Promise<DisputeAnalysis> {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  if (Temporal.PlainDate.compare(first, last) > 0) throw wrongField('to', 'before', 'qualite.analysis.days')
  if (first.add({ months: mostMonths }).since(last).sign < 0) throw wrongField('to', 'far', 'qualite.analysis.days')
  if (!groupingsOf[view].includes(by)) throw wrongField('by', 'unknown', 'qualite.analysis.grouping')
  const companyIds = await companiesWhere(given, [elementOf[view]])
  const seen = await companiesWithAmounts(given)
  const hasAmounts = view !== 'production' && companyIds.every(id => seen.has(id))
  const { start, end } = instantsOf({ from: first, to: last })
  const meant = sql`d.company_id in ${eachOf(companyIds)} and d.state <> 'cancelled'
    and d.notified_at >= ${start}::timestamptz and d.notified_at < ${end}::timestamptz`
  const { db } = given
  const { rows: totals } = await sql<Figures & { requestedCents: number; grantedCents: number }>`
    select count(*)::int as disputes, coalesce(sum(o.g), 0)::float8 as kg,
           coalesce(sum(d.requested_cents), 0)::float8 as requested_cents,
           coalesce(sum(d.granted_cents), 0)::float8 as granted_cents,
           (count(*) filter (where d.late_reasons && array['notified_late', 'request_late']))::int as late,
           (percentile_cont(0.5) within group (order by extract(epoch from d.closed_at - d.notified_at) / 3600)
             filter (where d.closed_at is not null))::float8 as median_hours,
           (select coalesce(sum(l.g), 0)::float8 from platform.sales_document n
              join platform.sales_document_line l on l.document_id = n.id
             where n.kind = 'delivery_note' and n.company_id in ${eachOf(companyIds)}
               and n.shipped_at >= ${start}::timestamptz and n.shipped_at < ${end}::timestamptz) as shipped_kg
      from qualite.dispute d
      left join lateral (select sum(x.g) as g from qualite.dispute_line x where x.dispute_id = d.id) o on true
     where ${meant}`.execute(db)
  const { rows: counted } = await sql<{ month: string; disputes: number; kg: number; grantedCents: number }>`
    select to_char(d.notified_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*)::int as disputes,
           coalesce(sum(o.g), 0)::float8 as kg, coalesce(sum(d.granted_cents), 0)::float8 as granted_cents
      from qualite.dispute d
      left join lateral (select sum(x.g) as g from qualite.dispute_line x where x.dispute_id = d.id) o on true
     where ${meant} group by 1`.execute(db)
  const isOfLines = by === 'article' || by === 'lot'
  const { key, label } = grouped[by]
  const source = isOfLines
    ? sql`qualite.dispute d join qualite.dispute_line x on x.dispute_id = d.id join platform.article a on a.id = x.article_id`
    : sql`qualite.dispute d left join lateral (select sum(y.g) as g from qualite.dispute_line y where y.dispute_id = d.id) x on true`
  /** Of a dispute of several lines each line answers for its share of the weight. */
  const share = isOfLines ? sql`x.g / (select sum(y.g) from qualite.dispute_line y where y.dispute_id = d.id)` : sql`1`
  const { rows } = await sql<DisputeAnalysis['rows'][number] & { requestedCents: number; grantedCents: number }>`
    select ${key} as key, ${label} as label, count(distinct d.id)::int as disputes, coalesce(sum(x.g), 0)::float8 as kg,
           round(coalesce(sum(d.requested_cents * ${share}), 0))::float8 as requested_cents,
           round(coalesce(sum(d.granted_cents * ${share}), 0))::float8 as granted_cents,
           (count(distinct d.id) filter (where d.late_reasons && array['notified_late', 'request_late']))::int as late
      from ${source} where ${meant} group by 1, 2 order by 4 desc, 1 limit ${mostRows}`.execute(db)
  return {
    totals: withAmounts(totals[0] as Figures, hasAmounts),
    months: monthsOf(first, last).map(month => {
      const found = counted.find(row => row.month === month) ?? { month, disputes: 0, kg: 0, grantedCents: 0 }
      return withAmounts(found, hasAmounts)
    }),
    rows: rows.map(row => withAmounts(row, hasAmounts)),
  }
}

function withAmounts<Row extends { requestedCents?: number; grantedCents?: number }>(
  row: Row,
  hasAmounts: boolean,
): Row {
  if (hasAmounts) return row
  const { requestedCents: _requested, grantedCents: _granted, ...told } = row
  return told as Row
}

function monthsOf(first: Temporal.PlainDate, last: Temporal.PlainDate): string[] {
  const from = first.toPlainYearMonth()
  const count = from.until(last.toPlainYearMonth(), { largestUnit: 'months' }).months + 1
  return Array.from({ length: count }, (_, months) => from.add({ months }).toString())
}
