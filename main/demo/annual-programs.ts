import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import {
  holidaysDuring,
  lastDayOfYear,
  minutesByDay,
  mondaysOf,
  nextPeriod,
  type Period,
  proposedWeek,
  spreadGap,
  targetOf,
  type WeekKind,
} from '#rh/annual-programs/annual-weeks.model.ts'

/** Weeks before this one in which the period under way begins: those whose hours are noted. */
const weeksUnderWay = 3

type Group = { companyId: string; label: string; unitIds: string[] }
type Wish = { period: Period; state: 'draft' | 'submitted' | 'published'; isEven: boolean }

/**
 * The year of the largest greenhouse, published as its crop was planted, and the next one a draft that is not even yet; the next
 * civil year of another site waits to be published.
 */
export async function fillAnnualPrograms(db: Db<never>, today: Temporal.PlainDate, authorId: string) {
  const firstDay = today.subtract({ days: today.dayOfWeek - 1, weeks: weeksUnderWay })
  const underWay = { firstDay: firstDay.toString(), lastDay: lastDayOfYear(firstDay.toString()) }
  const civil = { firstDay: `${today.year + 1}-01-01`, lastDay: `${today.year + 1}-12-31` }
  const [largest, second] = await groupsOf(db, today)
  if (largest) {
    await writeProgram(db, largest, { period: underWay, state: 'published', isEven: true }, authorId)
    await fillHoursOf(db, largest, { period: underWay, today })
    await writeProgram(db, largest, { period: nextPeriod(underWay), state: 'draft', isEven: false }, authorId)
  }
  if (second) await writeProgram(db, second, { period: civil, state: 'submitted', isEven: true }, authorId)
}

/** Sites by how many work at their units. */
async function groupsOf(db: Db<never>, today: Temporal.PlainDate) {
  const { rows } = await sql<Group>`
    select s.company_id as "companyId", s.name as label,
           (select array_agg(u.id order by u.id) from rh.unit u where u.site_id = s.id) as "unitIds"
      from rh.site s
      join rh.site_assignment f on f.site_id = s.id and f.unit_id is not null and f.superseded_at is null
       and f.activation_date <= ${today.toString()}::date
     group by s.id, s.company_id, s.name order by count(*) desc, s.id limit 2`.execute(db)
  return rows
}

async function writeProgram(db: Db<never>, group: Group, { period, state, isEven }: Wish, authorId: string) {
  const target = targetOf(period)
  const weeks = weeksOf(period, { target, isEven })
  const isPublished = state === 'published'
  const { rows } = await sql<{ id: string }>`
    insert into rh.annual_program
      (company_id, group_label, first_day, last_day, target_minutes, state, late_reason, published_by, published_at)
    values (${group.companyId}, ${group.label}, ${period.firstDay}::date, ${period.lastDay}::date, ${target}, ${state},
            ${isPublished ? 'Plantation avancée de deux semaines' : null}, ${isPublished ? authorId : null}::uuid,
            (${isPublished ? period.firstDay : null}::date - interval '10 days' + interval '9 hours') at time zone 'Europe/Paris')
    returning id`.execute(db)
  const [{ id }] = rows as [{ id: string }]
  await sql`
    insert into rh.annual_program_unit (program_id, unit_id)
    select ${id}::uuid, unnest(${group.unitIds}::uuid[])`.execute(db)
  await sql`
    insert into rh.annual_program_week (program_id, monday, kind, minutes)
    select ${id}::uuid, n.* from unnest(${weeks.map(({ monday }) => monday)}::date[], ${weeks.map(({ kind }) => kind)}::text[],
      ${weeks.map(({ minutes }) => minutes)}::int[]) as n(monday, kind, minutes)`.execute(db)
}

/** Hours of those of the group whose hours are not noted yet: about what was planned, the last week still to be validated. */
async function fillHoursOf(
  db: Db<never>,
  group: Group,
  { period, today }: { period: Period; today: Temporal.PlainDate },
) {
  const holidays = holidaysDuring(period, 'metropolitan')
  const planned = [
    ...minutesByDay(weeksOf(period, { target: targetOf(period), isEven: true }), period, holidays),
  ].filter(([day]) => day < today.toString())
  const lastMonday = today.subtract({ days: today.dayOfWeek - 1, weeks: 1 }).toString()
  await sql`
    insert into rh.time_entry (company_id, employee_id, work_date, starts_at, ends_at, break_minutes, task, source, state)
    select p.company_id, p.employee_id, d.day, (d.day + time '07:00') at time zone 'Europe/Paris',
           (d.day + time '07:30') at time zone 'Europe/Paris'
             + (d.minutes + 15 * ((p.place + extract(doy from d.day)::int) % 5 - 1)) * interval '1 minute',
           30, 'Récolte', 'crew', case when d.day < ${lastMonday}::date then 'validated' else 'submitted' end
      from (
        select c.company_id, c.employee_id, c.period, row_number() over (order by c.employee_id)::int as place
          from rh.employment_contract c
         where c.binds and c.company_id = ${group.companyId} and c.period && daterange(${period.firstDay}::date, ${today.toString()}::date)
           and exists (select from rh.site_assignment f where f.employee_id = c.employee_id and f.superseded_at is null
                         and f.unit_id = any(${group.unitIds}::uuid[]))
           and not exists (select from rh.time_entry t where t.employee_id = c.employee_id)) p
      join unnest(${planned.map(([day]) => day)}::date[], ${planned.map(([, minutes]) => minutes)}::int[]) as d(day, minutes)
        on p.period @> d.day
     where not exists (select from rh.employment_contract o where o.employee_id = p.employee_id and o.binds and o.hiring_date > lower(p.period)
                         and o.period @> d.day)
       and not exists (select from rh.suspension s join rh.employment_contract o on o.id = s.contract_id
                        where o.employee_id = p.employee_id and s.binds
                          and d.day between s.starting_date and coalesce(s.ending_date, 'infinity'))`.execute(db)
}

const closedWeeks = [50, 51, 52, 1, 2]

/** Picking from April to August, the quiet weeks of young plants before it. */
function kindOf(week: number): WeekKind {
  if (week >= 14 && week <= 33) return 'high'
  return week >= 3 && week <= 9 ? 'low' : 'normal'
}

function weeksOf(period: Period, { target, isEven }: { target: number; isEven: boolean }) {
  const holidays = holidaysDuring(period, 'metropolitan')
  const weeks = mondaysOf(period).map(monday => {
    const { week } = weekOf(monday)
    const proposed = proposedWeek(monday, kindOf(week), { period, holidays })
    return closedWeeks.includes(week) ? { ...proposed, kind: 'low' as const, minutes: 0 } : proposed
  })
  if (!isEven) return weeks
  const calm = weeks.filter(({ kind }) => kind !== 'high').map(({ monday }) => monday)
  return spreadGap(weeks, calm, { target, profile: 'agricultural_production', period })
}
