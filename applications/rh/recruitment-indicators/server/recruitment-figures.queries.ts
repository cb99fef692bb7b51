import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { recruitmentIndicators } from '#rh/candidate-applications/candidate-application.model.ts'
import { applicationStates } from '#rh/candidate-applications/application-state.model.ts'
import { atSite } from '#rh/candidate-applications/candidate-applications.server.ts'
import { seasonsAhead } from '#rh/campaigns/campaigns.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { RecruitmentFigures } from '../recruitment-indicator.model.ts'
import type { recruitmentIndicatorsCalls } from '../recruitment-indicators.calls.ts'

type Figures = typeof recruitmentIndicatorsCalls.getRecruitmentFigures
type Status = RecruitmentFigures['funnel'][number]
type Counted = { code: string; count: number }

const usualDays = 90

/** Figures of the companies in which the caller reads them. */
export async function recruitmentFigures(
  { db, rights, clock }: Given<Figures, RhTables>,
  { companyId, siteId, offerId, since }: InputOf<Figures>,
): Promise<RecruitmentFigures> {
  const { byCompany } = await rights.perimeter(recruitmentIndicators)
  const now = clock.now().toString()
  const from = since ?? clock.today().subtract({ days: usualDays }).toString()
  const within = sql.join(
    [
      sql`a.company_id in ${eachOf([...byCompany.keys()])}`,
      ...(companyId ? [sql`a.company_id = ${companyId}`] : []),
      ...(siteId ? [atSite(siteId)] : []),
      ...(offerId ? [sql`a.job_offer_id = ${offerId}`] : []),
    ],
    sql` and `,
  )
  const [states, durations, interviews, sources, refusals, missing] = await Promise.all([
    sql<{ status: string; count: number }>`
      select a.status, count(*)::int as count from rh.candidate_application a
        join rh.candidate c on c.id = a.candidate_id and c.anonymised_at is null
       where ${within} group by a.status`.execute(db),
    sql<{ status: string; days: number }>`
      select e.to_status as status,
             percentile_cont(0.5) within group (order by extract(epoch from e.left_at - e.at) / 86400) as days
        from (select v.to_status, v.at, v.candidate_application_id,
                     lead(v.at) over (partition by v.candidate_application_id order by v.at, v.id) as left_at
                from rh.candidate_application_event v where v.to_status is not null) e
        join rh.candidate_application a on a.id = e.candidate_application_id
       where ${within} and e.left_at is not null and e.at >= ${from}::date group by e.to_status`.execute(db),
    sql<{ today: number; withinWeek: number; unconfirmed: number; noShowRate: number | null }>`
      select count(*) filter (where i.state in ('planned', 'confirmed') and
               (i.start_at at time zone 'Europe/Paris')::date = (${now}::timestamptz at time zone 'Europe/Paris')::date)::int as today,
             count(*) filter (where i.state in ('planned', 'confirmed') and i.start_at >= ${now}::timestamptz
               and i.start_at < ${now}::timestamptz + interval '7 days')::int as within_week,
             count(*) filter (where i.state = 'planned' and i.must_confirm and i.start_at >= ${now}::timestamptz
               and i.start_at < ${now}::timestamptz + interval '7 days')::int as unconfirmed,
             count(*) filter (where i.state = 'no_show' and i.start_at >= ${from}::date)::float
               / nullif(count(*) filter (where i.state in ('done', 'no_show') and i.start_at >= ${from}::date), 0) as no_show_rate
        from rh.interview i join rh.candidate_application a on a.id = i.candidate_application_id
       where ${within}`.execute(db),
    sql<Counted>`
      select c.source as code, count(*)::int as count
        from rh.candidate_application a join rh.candidate c on c.id = a.candidate_id
       where ${within} and c.source is not null and a.received_at >= ${from}::date
       group by c.source order by count desc, c.source limit 12`.execute(db),
    sql<Counted>`
      select a.refusal_reason as code, count(*)::int as count from rh.candidate_application a
       where ${within} and a.status = 'refused' and a.refusal_reason is not null and a.status_since >= ${from}::date
       group by a.refusal_reason order by count desc, a.refusal_reason`.execute(db),
    sql<Counted>`
      select p.kind as code, count(*)::int as count
        from rh.hiring_piece p join rh.hiring_file h on h.id = p.hiring_file_id
        join rh.candidate_application a on a.id = h.candidate_application_id
       where ${within} and h.state = 'open' and p.required and p.state in ('missing', 'rejected')
       group by p.kind order by count desc, p.kind`.execute(db),
  ])
  const beside = { companyIds: companyId ? [companyId].filter(id => byCompany.has(id)) : [...byCompany.keys()] }
  const today = clock.today().toString()
  const [offersToFill, campaigns] = await Promise.all([
    offersToFillOf(db, { ...beside, today, siteId, offerId }),
    seasonsAhead(db, { ...beside, today }),
  ])
  const countOf = new Map(states.rows.map(({ status, count }) => [status, count]))
  const daysOf = new Map(durations.rows.map(({ status, days }) => [status, days]))
  return {
    funnel: applicationStates.map(
      (status): Status => ({ status, count: countOf.get(status) ?? 0, medianDays: daysOf.get(status) ?? null }),
    ),
    interviews: interviews.rows[0] ?? { today: 0, withinWeek: 0, unconfirmed: 0, noShowRate: null },
    sources: sources.rows,
    refusals: refusals.rows,
    missingPieces: missing.rows,
    offersToFill,
    campaigns,
  }
}

type Asked = { companyIds: readonly string[]; today: string; siteId?: string | undefined; offerId?: string | undefined }

const shownFirst = 8

async function offersToFillOf(db: RhDb, { companyIds, today, siteId, offerId }: Asked) {
  const { rows } = await sql<RecruitmentFigures['offersToFill'][number]>`
    select o.id, coalesce(nullif(o.texts -> 'fr' ->> 'title', ''), p.name) as title, o.posts, r.retained,
           o.closes_on - ${today}::date as days_left
      from rh.job_offer o
      join rh.position p on p.id = o.position_id
     cross join lateral (
       select count(*)::int as retained from rh.candidate_application a
        where a.job_offer_id = o.id and a.status in ('accepted', 'file_complete', 'hired')) r
     where o.company_id in ${eachOf(companyIds)} and o.status in ('published', 'paused') and r.retained < o.posts
       and (${siteId ?? null}::uuid is null or o.site_id = ${siteId ?? null}::uuid)
       and (${offerId ?? null}::uuid is null or o.id = ${offerId ?? null}::uuid)
     order by o.closes_on nulls last, o.id limit ${sql.lit(shownFirst)}`.execute(db)
  return rows
}
