import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { daysOfCurve, type ErrorLine, type ErrorReport } from '../error-report.model.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'
import { holdsWords } from './search-words.ts'

type Row = Omit<ErrorLine, 'days'>

const daysAgo = (clock: Clock, days: number) =>
  clock.today().subtract({ days }).toZonedDateTime(businessZone).toInstant().toString()
const since = (clock: Clock) => daysAgo(clock, daysOfCurve - 1)

const clientsTouched = (clock: Clock) => sql`
  (select count(distinct o.client_id) from platform.error_occurrence o
    where o.error_report_id = r.id and o.at >= ${since(clock)})`

const line = (clock: Clock) => sql`
  r.id, r.source, r.call, r.code, r.place, r.message, r.state, r.fixed_in, r.first_at,
  r.last_at, r.last_release, r.count,
  (select o.request_id from platform.error_occurrence o
    where o.error_report_id = r.id and o.request_id is not null order by o.at desc, o.id desc limit 1) as "lastRequestId",
  ${clientsTouched(clock)} as clients`

/** Of a client, those that touched it in 30 days. */
export function pageOfErrors(
  db: PlatformDb,
  clock: Clock,
  asked: InputOf<typeof errorReportsCalls.getErrorReports>,
): Promise<PageOf<ErrorLine>> {
  return pageOfList(db, errorReportsCalls.getErrorReports.list, asked, {
    from: sql`platform.error_report r`,
    id: sql`r.id`,
    within: sql`true`,
    orders: {
      lastAt: [sql`r.last_at`],
      message: [sql`kernel.normalise(r.message)`, sql`r.code`],
      state: [sql`r.state`],
      count: [sql`r.count`],
      clients: [clientsTouched(clock)],
      release: [sql`r.last_release`],
    },
    filters: {
      clientId: clientId => sql`exists (select from platform.error_occurrence o
        where o.error_report_id = r.id and o.client_id = ${clientId} and o.at >= ${since(clock)})`,
      state: state => sql`r.state = ${state}`,
    },
    matching: words => holdsWords(sql`r.call || ' ' || r.code || ' ' || r.place || ' ' || r.message`, words),
    rows: async ids => {
      const { rows } = await sql<Row>`
        select ${line(clock)} from platform.error_report r where r.id in ${eachOf(ids)}`.execute(db)
      return withDays(db, clock, rows)
    },
  })
}

/** @throws Refusal 404 */
export async function errorReport(db: PlatformDb, clock: Clock, id: string): Promise<ErrorReport> {
  const { rows } = await sql<Row & Pick<ErrorReport, 'frames' | 'firstRelease'>>`
    select ${line(clock)}, r.frames, r.first_release from platform.error_report r where r.id = ${id}`.execute(db)
  const [report] = await withDays(db, clock, rows)
  if (!report) throw notFound()
  const touched = await sql<ErrorReport['touched'][number]>`
    select c.id, c.name, sum(o.times)::int as times
      from platform.error_occurrence o join platform.client c on c.id = o.client_id
     where o.error_report_id = ${id} and o.at >= ${since(clock)}
     group by c.id, c.name order by times desc, c.name, c.id limit 100`.execute(db)
  const occurrences = await sql<ErrorReport['occurrences'][number]>`
    select o.id, o.at, o.times, o.request_id, o.pseudonym as person, o.route, o.release, o.agent,
           case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as client
      from platform.error_occurrence o left join platform.client c on c.id = o.client_id
     where o.error_report_id = ${id} and o.at >= ${since(clock)}
     order by o.at desc, o.id desc limit 50`.execute(db)
  const history = await sql<ErrorReport['history'][number]>`
    select e.at, e.state, e.release, u.firstname || ' ' || u.name as by
      from platform.error_report_event e left join platform.user u on u.id = e.author_id
     where e.error_report_id = ${id} order by e.at desc, e.id desc limit 50`.execute(db)
  return { ...report, touched: touched.rows, occurrences: occurrences.rows, history: history.rows }
}

/** How often each happened on each of the last 30 days. */
async function withDays<Known extends { id: string }>(db: PlatformDb, clock: Clock, reports: Known[]) {
  const { rows } = await sql<{ id: string; day: number; times: number }>`
    select o.error_report_id as id, ${clock.today().toString()}::date - (o.at at time zone ${sql.lit(businessZone)})::date as day,
           sum(o.times)::int as times
      from platform.error_occurrence o
     where o.error_report_id in ${eachOf(reports.map(({ id }) => id))} and o.at >= ${since(clock)}
     group by 1, 2`.execute(db)
  return reports.map(report => {
    const days = Array.from({ length: daysOfCurve }, () => 0)
    for (const { id, day, times } of rows) if (id === report.id && day >= 0) days[daysOfCurve - 1 - day] = times
    return { ...report, days }
  })
}
