import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type HolidayZone, zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import { usualWorkDays } from '#rh/absences/count-absence.model.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import type { WorkTimeKind } from '#rh/contract-terms/work-time.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AgreedTime } from '../week-rubrics.model.ts'

export type Agreed = { profile: string; dateOfBirth: string | null; zone: HolidayZone; agreed: AgreedTime }
type Row = {
  employeeId: string
  monday: string
  dateOfBirth: string | null
  profile: string | null
  postCode: string | null
  kind: WorkTimeKind | null
  weeklyHours: string | null
  distribution: (number | string)[] | null
}

/** What these people agreed to work in each of these weeks: by the contract then in force, or the last one, and its conditions. */
export async function agreedTimes(
  db: RhDb,
  companyId: string,
  ids: readonly string[],
  mondays: readonly string[],
): Promise<(employeeId: string, monday: string) => Agreed> {
  const { rows } = await sql<Row>`
    select e.id as employee_id, d.monday::text as monday, e.date_of_birth, o.working_time_profile as profile,
           coalesce(s.post_code, c.address ->> 'postCode') as post_code, w.kind, w.weekly_hours, w.distribution
      from rh.employee e
     cross join unnest(${mondays}::date[]) as d(monday)
      join platform.company c on c.id = ${companyId}
      left join rh.company_settings o on o.company_id = c.id
      left join lateral (
        select k.id, k.site_id, k.work_time_id from rh.employment_contract k
         where k.employee_id = e.id and k.company_id = c.id and k.binds and k.hiring_date <= d.monday + 6
         order by k.period && daterange(d.monday, d.monday + 7) desc, k.hiring_date desc limit 1) k on true
      left join lateral (
        select p.work_time_id from rh.package_element p
         where p.employee_id = e.id and p.superseded_at is null and p.activation_date <= d.monday
           and p.contract_id = k.id and p.work_time_id is not null
         order by p.activation_date desc limit 1) p on true
      left join rh.work_time w on w.id = coalesce(p.work_time_id, k.work_time_id)
      left join rh.site s on s.id = k.site_id
     where e.id in ${eachOf(ids)}`.execute(db)
  const known = new Map(rows.map(row => [`${row.employeeId} ${row.monday}`, agreedIn(row)]))
  return (employeeId, monday) => known.get(`${employeeId} ${monday}`) as Agreed
}

function agreedIn({ dateOfBirth, profile, postCode, kind, weeklyHours, distribution }: Row): Agreed {
  const worked = distribution?.flatMap((hours, at) => (Number(hours) > 0 ? [at + 1] : [])) ?? []
  return {
    dateOfBirth,
    profile: profile ?? usualSettings.workingTimeProfile,
    zone: zoneOfPostCode(postCode),
    agreed: {
      weeklyMinutes: weeklyHours === null ? null : Math.round(Number(weeklyHours) * 60),
      workDays: worked.length > 0 ? worked : usualWorkDays,
      isDaysPackage: kind === 'days_package',
    },
  }
}
