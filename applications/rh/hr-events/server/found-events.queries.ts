import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { isFollowed } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysUntilMissed, type EventState, type FoundKind, type HrEvent, kindsToDealWith } from '../hr-event.model.ts'
import type { HrEventScope } from './hr-event-scope.ts'

export type Asked = { from: string; to: string; kind?: string | undefined; siteId?: string | undefined }

type Row = {
  kind: FoundKind
  sourceId: string
  day: string
  companyId: string
  siteId: string | null
  site: string | null
  employeeId: string
  name: string
  firstname: string
  title: string | null
  years: number | null
  mark: 'done' | 'ignored' | null
  reason: string | null
}

/** Most years that somebody stays. */
const longestStay = 60

/**
 * What contracts that bind and papers that hold make happen between two days: nobody writes it, and moving them moves it. A
 * contract that follows another of the company without a break is no arrival.
 */
export async function foundEvents(db: RhDb, scope: HrEventScope, asked: Asked): Promise<HrEvent[]> {
  const { from, to, kind = null, siteId = null } = asked
  const within = sql`c.company_id in ${eachOf(scope.events.companyIds)}`
  const between = (day: string) => sql`${sql.raw(day)} between ${from}::date and ${to}::date`
  const ofContract = (found: FoundKind, day: string) =>
    sql`select ${sql.lit(found)} as kind, c.id as source_id, ${sql.raw(day)} as day, c.company_id, c.site_id, c.employee_id,
               null::text as title, null::int as years
          from rh.employment_contract c where c.binds and ${within} and ${between(day)}`
  const { rows } = await sql<Row>`
    with found as (
      ${ofContract('arrival', 'c.hiring_date')} and not exists (
        select from rh.employment_contract b
         where b.binds and b.employee_id = c.employee_id and b.company_id = c.company_id and b.id <> c.id
           and b.period @> c.hiring_date - 1)
      union all ${ofContract('trial_end', 'c.trial_period_date')} and c.period @> c.trial_period_date
      union all ${ofContract('contract_end', 'c.final_day')}
      union all
      select 'seniority', c.id, d.day, c.company_id, c.site_id, c.employee_id, null, y.years
        from rh.employment_contract c
        cross join generate_series(1, ${sql.lit(longestStay)}) as y(years)
        cross join lateral (select (c.hiring_date + make_interval(years => y.years))::date as day) d
       where c.binds and c.family = 'permanent' and ${within} and ${between('d.day')} and c.period @> d.day
      union all
      select 'paper_end', d.id, d.expiration_date, e.company_id, e.current_site_id, d.employee_id, k.label, null
        from rh.employee_document d
        join rh.employee e on e.id = d.employee_id
        join rh.document_kind k on k.code = d.kind_code
       where d.superseded_at is null and d.status = 'accepted' and ${between('d.expiration_date')}
         and e.company_id in ${eachOf(scope.events.companyIds)} and ${isFollowed(scope.papers)}
    )
    select f.kind, f.source_id, f.day, f.company_id, f.site_id, s.name as site, f.employee_id, e.name, e.firstname, f.title,
           f.years, m.mark, m.reason
      from found f
      join rh.employee e on e.id = f.employee_id and e.status <> 'deleted'
      left join rh.site s on s.id = f.site_id
      left join rh.event_mark m on m.source_kind = f.kind and m.source_id = f.source_id and m.day = f.day
     where (${kind}::text is null or f.kind = ${kind}) and (${siteId}::uuid is null or f.site_id = ${siteId}::uuid)
     order by f.day, e.search_text, f.kind`.execute(db)
  return rows.map(row => shown(row, scope))
}

function shown({ day, employeeId, name, firstname, mark, reason, ...row }: Row, scope: HrEventScope): HrEvent {
  return {
    ...row,
    id: `${row.kind}:${row.sourceId}:${day}`,
    isFound: true,
    fromDay: day,
    toDay: day,
    fromTime: null,
    toTime: null,
    people: [{ id: employeeId, name, firstname }],
    state: stateOf(row.kind, day, mark, scope.today),
    note: reason,
    reminderDays: [],
    owner: null,
    can: { edit: false, mark: scope.events.level(row.companyId) >= 2 },
    version: 1,
  }
}

/** One that asks for nothing is done once its day has passed. */
function stateOf(kind: FoundKind, day: string, mark: Row['mark'], today: Temporal.PlainDate): EventState {
  if (mark) return mark
  if (day >= today.toString()) return 'planned'
  if (!kindsToDealWith.includes(kind)) return 'done'
  return day < today.subtract({ days: daysUntilMissed }).toString() ? 'missed' : 'planned'
}
