import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { isHoliday, zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysWithoutContract } from '../days-without-contract.model.ts'
import { checkWeek, limitsOn } from '../time-limits.model.ts'
import { isTimed, nightMinutes, overtimeOf, type Stretch, sumOf } from '../worked-time.model.ts'
import { hourStates, type PersonWeek, type WorkedHours } from '../working-time.model.ts'
import type { HoursScope } from './hours-scope.ts'
import { hourOfFrance } from './hours.queries.ts'
import { placeInWeek } from './people-of-week.ts'

type Person = {
  id: string
  name: string
  firstname: string
  dateOfBirth: string | null
  companyId: string
  company: string
  site: string | null
  postCode: string | null
  profile: string | null
  reason: string | null
  contracts: { companyId: string; first: string; last: string | null }[]
}
type Entry = Stretch &
  Pick<WorkedHours, 'id' | 'from' | 'until' | 'task' | 'source' | 'state' | 'version' | 'totalMinutes'> & {
    employeeId: string
    companyId: string
  }

/** The longest stretch over which a mean is taken, in weeks. */
const longestMean = 52

/** What these people worked in a week, with what is told of it. */
export async function weeksOfPeople(
  db: RhDb,
  scope: HoursScope,
  days: readonly string[],
  ids: readonly string[],
): Promise<PersonWeek[]> {
  const monday = Temporal.PlainDate.from(days[0] as string)
  const [people, entries, before] = await Promise.all([
    peopleByIds(db, scope, days, ids),
    entriesBetween(db, ids, monday.subtract({ days: 7 }).toString(), monday.add({ days: 7 }).toString()),
    minutesByWeek(db, ids, monday),
  ])
  return people.map(person => {
    const ofPerson = entries.filter(({ employeeId }) => employeeId === person.id)
    return weekOf(person, { scope, days, entries: ofPerson, before: before.get(person.id) ?? [] })
  })
}

type Known = {
  scope: HoursScope
  days: readonly string[]
  entries: readonly Entry[]
  before: readonly { weeksAgo: number; minutes: number }[]
}

function weekOf(person: Person, { scope, days, entries, before }: Known): PersonWeek {
  const profile = person.profile ?? usualSettings.workingTimeProfile
  const limits = limitsOn(days[0] as string, profile, person.dateOfBirth)
  const inWeek = entries.filter(({ workDate }) => days.includes(workDate))
  const shown = inWeek.filter(({ companyId }) => scope.readIds.includes(companyId))
  const zone = zoneOfPostCode(person.postCode)
  const minutesOn = (isCounted: (day: string) => boolean) => sumOf(inWeek.filter(({ workDate }) => isCounted(workDate)))
  return {
    id: person.id,
    name: person.name,
    firstname: person.firstname,
    company: person.company,
    site: person.site,
    hours: shown.map(hoursOf),
    minutes: {
      worked: sumOf(inWeek),
      night: inWeek.filter(isTimed).reduce((sum, entry) => sum + nightMinutes(entry), 0),
      sunday: minutesOn(day => day === days.at(-1)),
      holiday: minutesOn(day => isHoliday(day, zone)),
      ...overtimeOf(sumOf(inWeek), limits),
    },
    findings: checkWeek({
      days,
      profile,
      dateOfBirth: person.dateOfBirth,
      stretches: entries,
      minutesBefore: before
        .filter(({ weeksAgo }) => weeksAgo < limits.averageWeeks)
        .reduce((sum, { minutes }) => sum + minutes, 0),
      withoutContract: daysWithoutContract(
        person.contracts,
        inWeek.map(({ workDate }) => workDate),
      ),
    }),
    reason: person.reason,
    state: hourStates.find(state => shown.some(entry => entry.state === state)) ?? null,
    can: {
      write: scope.writtenIds.includes(person.companyId),
      validate: scope.validatedIds.includes(person.companyId),
    },
  }
}

const hoursOf = ({ startsAt: _, endsAt: __, employeeId: ___, companyId: ____, ...entry }: Entry): WorkedHours => entry

async function peopleByIds(db: RhDb, { readIds }: HoursScope, days: readonly string[], ids: readonly string[]) {
  const { rows } = await sql<Person>`
    select e.id, e.name, e.firstname, e.date_of_birth, w.company_id, k.name as company, s.name as site,
           coalesce(s.post_code, k.address ->> 'postCode') as post_code, o.working_time_profile as profile,
           (select n.reason from rh.time_week_note n where n.employee_id = e.id and n.company_id = w.company_id
               and n.monday = ${days[0]}::date order by n.noted_at desc limit 1) as reason,
           coalesce((select jsonb_agg(jsonb_build_object('companyId', c.company_id, 'first', c.hiring_date, 'last', c.final_day))
              from rh.employment_contract c where c.employee_id = e.id and c.binds), '[]') as contracts
      from rh.employee e
      join lateral ${placeInWeek({ days, companyIds: eachOf(readIds) })} w on true
      join platform.company k on k.id = w.company_id
      left join rh.site s on s.id = w.site_id
      left join rh.company_settings o on o.company_id = w.company_id
     where e.id in ${eachOf(ids)}`.execute(db)
  return rows
}

async function entriesBetween(db: RhDb, ids: readonly string[], from: string, to: string) {
  const { rows } = await sql<Entry>`
    select t.id, t.employee_id, t.company_id, t.work_date, t.starts_at, t.ends_at, ${hourOfFrance('starts_at')} as "from",
           ${hourOfFrance('ends_at')} as until, t.break_minutes, t.total_minutes,
           t.worked_minutes, t.task, t.source, t.state, t.version
      from rh.time_entry t
     where t.employee_id in ${eachOf(ids)} and t.work_date between ${from}::date and ${to}::date
     order by t.work_date, t.starts_at, t.id`.execute(db)
  return rows
}

async function minutesByWeek(db: RhDb, ids: readonly string[], monday: Temporal.PlainDate) {
  const first = monday.subtract({ weeks: longestMean - 1 }).toString()
  const { rows } = await sql<{ employeeId: string; weeksAgo: number; minutes: number }>`
    select t.employee_id, (${monday.toString()}::date - date_trunc('week', t.work_date)::date) / 7 as weeks_ago,
           sum(t.worked_minutes)::int as minutes
      from rh.time_entry t
     where t.employee_id in ${eachOf(ids)} and t.work_date >= ${first}::date and t.work_date < ${monday.toString()}::date
     group by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}
