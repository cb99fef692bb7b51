import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysFrom } from '#kernel/shared/iso-week.ts'
import { type AwayFor, awayFor } from '#rh/absences/absences.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mayNotWorkOn } from '#rh/work-permits/work-permits.server.ts'
import { weeksOfPeople } from '#rh/working-time/working-time.server.ts'
import type { PersonWeek } from '#rh/working-time/working-time.model.ts'
import type { PersonToCheck } from '../pay-check.model.ts'
import { anomaliesOfWeek } from '../week-anomalies.model.ts'
import { shareOfDay } from '../week-rubrics.model.ts'
import { type Agreed, agreedTimes } from './agreed-times.queries.ts'
import type { Check } from './checks.queries.ts'
import { asJustified, justificationsOf } from './justifications.ts'
import { payWeeks } from './pay-weeks.queries.ts'

type Contract = { employeeId: string; first: string; last: string | null; isDeclared: boolean; isSigned: boolean }
type OfDay = { employeeId: string; day: string }
type Of<Row> = ReadonlyMap<string, readonly Row[]>

const whose = ({ employeeId }: { employeeId: string }) => employeeId

/** The week of these people as HR looks at it: so many questions for all of them, whatever their number. */
export async function peopleToCheck(
  db: RhDb,
  { today, now }: { today: string; now: string },
  check: Check,
  ids: readonly string[],
): Promise<PersonToCheck[]> {
  const { companyId, from, to } = check
  const days = daysFrom(from)
  const scope = { today, now, readIds: [companyId], writtenIds: [], validatedIds: [] }
  const [people, planned, away, contracts, suspended, agreedOn, weeks, kept] = await Promise.all([
    weeksOfPeople(db, scope, days, ids),
    plannedMinutes(db, companyId, ids, { from, to }),
    awayFor(db, companyId, ids, { from, to }),
    contractsOf(db, companyId, ids, { from, to }),
    suspendedDays(db, companyId, ids, { from, to }),
    agreedTimes(db, companyId, ids, [from]),
    payWeeks(db, companyId, ids, [from]),
    justificationsOf(db, check, ids),
  ])
  const barred = await mayNotWorkOn(
    db,
    people.flatMap(({ id, hours }) => daysWorked(hours).map(day => ({ employeeId: id, day }))),
  )
  const known: Known = {
    days,
    today,
    planned: Map.groupBy(planned, whose),
    away: Map.groupBy(away, whose),
    contracts: Map.groupBy(contracts, whose),
    suspended: Map.groupBy(suspended, whose),
    barred: Map.groupBy(barred, whose),
  }
  return people.map(person => {
    const week = weeks.get(person.id)?.[0]
    const { found, ...figures } = weekOf(person, agreedOn(person.id, from), known)
    return {
      ...figures,
      anomalies: asJustified(found, kept.get(person.id)),
      state: week?.state ?? 'entered',
      isReopened: week?.state === 'entered' && week.reopenedAt !== null,
      reason: week?.reason ?? null,
    }
  })
}

type Known = {
  days: readonly string[]
  today: string
  planned: Of<OfDay & { minutes: number }>
  away: Of<AwayFor>
  contracts: Of<Contract>
  suspended: Of<OfDay>
  barred: Of<OfDay>
}

const daysWorked = (hours: PersonWeek['hours']) => [...new Set(hours.map(({ workDate }) => workDate))]

function weekOf({ id, name, firstname, site, hours, findings }: PersonWeek, { agreed, zone }: Agreed, known: Known) {
  const of = <Row>(rows: Of<Row>) => rows.get(id) ?? []
  const away = of(known.away)
  const worked = new Map(
    daysWorked(hours).map(day => [
      day,
      hours.filter(({ workDate }) => workDate === day).reduce((sum, { workedMinutes }) => sum + workedMinutes, 0),
    ]),
  )
  const days = known.days.map(day => ({
    day,
    planned: of(known.planned).find(one => one.day === day)?.minutes ?? 0,
    worked: worked.get(day) ?? 0,
    away: Math.round(away.reduce((sum, one) => sum + shareOfDay(one, day), 0) * 100),
    typeCode: away.find(one => shareOfDay(one, day) > 0)?.typeCode ?? null,
  }))
  const sumOf = (figure: 'planned' | 'worked' | 'away') => days.reduce((sum, one) => sum + one[figure], 0)
  return {
    id,
    name,
    firstname,
    site,
    days,
    planned: sumOf('planned'),
    worked: sumOf('worked'),
    away: sumOf('away'),
    found: anomaliesOfWeek({
      days: known.days,
      today: known.today,
      findings,
      worked,
      away,
      contracts: of(known.contracts),
      workDays: agreed.workDays,
      zone,
      barred: of(known.barred).map(({ day }) => day),
      hasOpenHours: hours.some(({ state }) => state === 'draft' || state === 'submitted'),
      suspended: of(known.suspended).map(({ day }) => day),
    }),
  }
}

type Days = { from: string; to: string }

async function plannedMinutes(db: RhDb, companyId: string, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<OfDay & { minutes: number }>`
    select t.employee_id, t.work_date as day, sum(t.worked_minutes)::int as minutes
      from rh.shift t
     where t.employee_id in ${eachOf(ids)} and t.company_id = ${companyId} and t.state <> 'cancelled'
       and t.work_date between ${from}::date and ${to}::date
     group by 1, 2`.execute(db)
  return rows
}

/** Contracts of these days, with whether they are declared and signed. */
async function contractsOf(db: RhDb, companyId: string, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<Contract>`
    select k.employee_id, k.hiring_date as first, k.final_day as last,
           k.declaration in ('accepted', 'outdated', 'not_needed') as is_declared, k.signed_at is not null as is_signed
      from rh.employment_contract k
     where k.employee_id in ${eachOf(ids)} and k.company_id = ${companyId} and k.binds
       and k.period && daterange(${from}::date, ${to}::date, '[]')
     order by k.employee_id, k.hiring_date`.execute(db)
  return rows
}

async function suspendedDays(db: RhDb, companyId: string, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<OfDay>`
    select k.employee_id, d.day::date as day
      from rh.employment_contract k
      join rh.suspension x on x.contract_id = k.id and x.binds
     cross join generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
     where k.employee_id in ${eachOf(ids)} and k.company_id = ${companyId} and k.binds
       and daterange(x.starting_date, x.ending_date, '[]') @> d.day::date`.execute(db)
  return rows
}
