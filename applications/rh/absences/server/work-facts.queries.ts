import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { type HolidayZone, zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AbsenceType } from '../absence-type.model.ts'
import { type Away, countAbsence, usualWorkDays, type WorkDays } from '../count-absence.model.ts'
import { columnsOfStretch } from './stretch.ts'

type Facts = {
  companyId: string
  siteId: string | null
  isOutside: boolean
  workDays: WorkDays
  zone: HolidayZone
}

/**
 * Where and on which days somebody works when he is away: as the contract in force then says, or his last one.
 * @throws Refusal 404 for who has none in these companies
 */
export async function workFacts(
  db: RhDb,
  companyIds: readonly string[],
  { employeeId, fromDay, toDay }: Away & { employeeId: string },
): Promise<Facts> {
  const { rows } = await sql<{
    companyId: string
    siteId: string | null
    isOutside: boolean
    distribution: (number | string)[] | null
    postCode: string | null
  }>`
    select k.company_id, k.site_id, not (k.period @> daterange(${fromDay}::date, ${toDay}::date, '[]')) as is_outside,
           w.distribution, coalesce(s.post_code, c.address ->> 'postCode') as post_code
      from rh.employment_contract k
      join rh.employee e on e.id = k.employee_id and e.status <> 'deleted'
      join platform.company c on c.id = k.company_id
      left join rh.site s on s.id = k.site_id
      left join rh.work_time w on w.id = k.work_time_id
     where k.employee_id = ${employeeId} and k.binds and k.company_id in ${eachOf(companyIds)}
     order by k.period @> ${fromDay}::date desc, k.hiring_date desc limit 1`.execute(db)
  const [facts] = rows
  if (!facts) throw notFound()
  const { distribution, postCode, ...more } = facts
  const worked = distribution?.flatMap((hours, at) => (Number(hours) > 0 ? [at + 1] : []))
  return { ...more, workDays: worked ?? usualWorkDays, zone: zoneOfPostCode(postCode) }
}

export const countedFor = ({ counts }: AbsenceType, away: Away, { workDays, zone }: Facts) =>
  countAbsence(counts, away, workDays, zone)

/** How many of the same site are away meanwhile, and whether another absence of his stands there. */
export async function meanwhile(db: RhDb, away: Away & { employeeId: string }, siteId: string | null) {
  const { fromAt, toAt } = columnsOfStretch(away)
  const { rows } = await sql<{ overlaps: boolean; colleagues: number }>`
    select coalesce(bool_or(a.employee_id = ${away.employeeId}), false) as overlaps,
           count(distinct a.employee_id) filter (where a.employee_id <> ${away.employeeId} and exists (
             select from rh.employment_contract k where k.employee_id = a.employee_id and k.binds and k.site_id = ${siteId}
                and k.period @> a.from_at::date))::int as colleagues
      from rh.absence a
     where a.state in ('requested', 'approved_1', 'approved')
       and tsrange(a.from_at, a.to_at) && tsrange(${fromAt}::timestamp, ${toAt}::timestamp)`.execute(db)
  return rows[0] ?? { overlaps: false, colleagues: 0 }
}
