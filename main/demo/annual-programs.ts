import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import {
  holidaysDuring,
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
  const underWay = {
    firstDay: firstDay.toString(),
    lastDay: firstDay.add({ weeks: 52 }).subtract({ days: 1 }).toString(),
  }
  const civil = { firstDay: `${today.year + 1}-01-01`, lastDay: `${today.year + 1}-12-31` }
  const [largest, second] = await groupsOf(db, today)
  if (largest) {
    await writeProgram(db, largest, { period: underWay, state: 'published', isEven: true }, authorId)
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
            ${isPublished ? period.firstDay : null}::date - interval '10 days')
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
