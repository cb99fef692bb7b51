import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { absentOn, type AwayTime } from '#rh/absences/absences.server.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { lackingAt } from '#rh/skills/skills.server.ts'
import { mayNotWorkOn } from '#rh/work-permits/work-permits.server.ts'
import { daysWithoutContract } from '#rh/working-time/days-without-contract.model.ts'
import { limitsOn } from '#rh/working-time/time-limits.model.ts'
import { sumOf, type Stretch } from '#rh/working-time/worked-time.model.ts'
import { type Against, checkPlannedWeek, daysAway } from '../planned-week.model.ts'
import { type PlannedPerson, type PlannedShift, weekStates } from '../planning.model.ts'
import { hourOfShift, standingIn } from './planned-in-week.ts'
import type { PlanningScope } from './planning-scope.ts'

type Person = Pick<
  PlannedPerson,
  'id' | 'name' | 'firstname' | 'companyId' | 'company' | 'site' | 'unit' | 'position'
> & {
  dateOfBirth: string | null
  profile: string | null
  contracts: { first: string; last: string | null; positionId: string }[]
}
export type Shift = PlannedShift & Stretch & { employeeId: string; companyId: string }
type Of<Row> = ReadonlyMap<string, readonly Row[]>

/** The longest stretch over which a mean is taken, in weeks. */
const longestMean = 52

/** The planned weeks of these people, with what stands against each: so many questions for all of them, whatever their number. */
export async function plannedPeople(
  db: RhDb,
  scope: Pick<PlanningScope, 'readIds' | 'writtenIds'>,
  days: readonly string[],
  ids: readonly string[],
): Promise<PlannedPerson[]> {
  const monday = Temporal.PlainDate.from(days[0] as string)
  const week = { from: days[0] as string, to: days.at(-1) as string }
  const [people, around, hours, before, away] = await Promise.all([
    peopleByIds(db, scope, days, ids),
    shiftsBetween(db, ids, { from: monday.subtract({ days: 7 }).toString(), to: monday.add({ days: 7 }).toString() }),
    hoursBetween(db, ids, { from: monday.subtract({ days: 7 }).toString(), to: monday.add({ days: 7 }).toString() }),
    minutesByWeek(db, ids, monday),
    absentOn(db, ids, week),
  ])
  const contracts = new Map(people.map(person => [person.id, person.contracts]))
  const inWeek = around.filter(({ workDate }) => days.includes(workDate))
  const placed = inWeek.flatMap(({ employeeId, workDate: day, positionId }) => {
    const held = positionId ?? positionOn(contracts.get(employeeId), day)
    return held ? [{ employeeId, day, positionId: held }] : []
  })
  const [barred, lacking, papers] = await Promise.all([
    mayNotWorkOn(db, daysOf(inWeek)),
    lackingAt(db, placed),
    endedPapers(db, daysOf(inWeek)),
  ])
  const known = {
    days,
    around: Map.groupBy(around, whose),
    hours: Map.groupBy(hours, whose),
    before: Map.groupBy(before, whose),
    away: Map.groupBy(away, whose),
    barred: Map.groupBy(barred, whose),
    lacking: Map.groupBy(
      lacking.map(({ skill, ...one }) => ({ ...one, what: skill })),
      whose,
    ),
    papers: Map.groupBy(papers, whose),
  }
  return people.map(person => planOf(person, scope, known))
}

const whose = ({ employeeId }: { employeeId: string }) => employeeId

/** Each person and day once. */
function daysOf(shifts: readonly Shift[]) {
  const found = new Map(
    shifts.map(({ employeeId, workDate: day }) => [`${employeeId} ${day}`, { employeeId, day }] as const),
  )
  return [...found.values()]
}

const positionOn = (contracts: Person['contracts'] = [], day: string) =>
  contracts.find(({ first, last }) => first <= day && (last === null || day <= last))?.positionId

type Known = {
  days: readonly string[]
  around: Of<Shift>
  hours: Of<Stretch>
  before: Of<{ weeksAgo: number; minutes: number }>
  away: Of<AwayTime>
  barred: Of<{ day: string }>
  lacking: Of<Against>
  papers: Of<Against>
}

function planOf(
  { dateOfBirth, profile: said, contracts, ...person }: Person,
  { readIds, writtenIds }: Pick<PlanningScope, 'readIds' | 'writtenIds'>,
  known: Known,
): PlannedPerson {
  const { days } = known
  const of = <Row>(rows: Of<Row>) => rows.get(person.id) ?? []
  const profile = said ?? usualSettings.workingTimeProfile
  const planned = of(known.around)
  const inWeek = planned.filter(({ workDate }) => days.includes(workDate))
  const shown = inWeek.filter(({ companyId }) => readIds.includes(companyId))
  const workedBefore = of(known.hours).filter(hours => !planned.some(({ workDate }) => workDate === hours.workDate))
  const away = of(known.away)
  const { averageWeeks } = limitsOn(days[0] as string, profile, dateOfBirth)
  return {
    ...person,
    shifts: shown.map(shiftOf),
    awayOn: daysAway(days, away),
    minutes: sumOf(inWeek),
    findings: checkPlannedWeek({
      week: {
        days,
        profile,
        dateOfBirth,
        stretches: [...planned, ...workedBefore],
        minutesBefore: of(known.before)
          .filter(({ weeksAgo }) => weeksAgo < averageWeeks)
          .reduce((sum, { minutes }) => sum + minutes, 0),
        withoutContract: daysWithoutContract(
          contracts,
          inWeek.map(({ workDate }) => workDate),
        ),
      },
      shifts: inWeek,
      away,
      barred: of(known.barred).map(({ day }) => day),
      lacking: of(known.lacking),
      papers: of(known.papers),
    }),
    state: weekStates.find(state => shown.some(shift => shift.state === state)) ?? null,
    can: { write: writtenIds.includes(person.companyId) },
  }
}

const shiftOf = ({ startsAt: _, endsAt: __, employeeId: ___, companyId: ____, ...shift }: Shift): PlannedShift => shift

async function peopleByIds(
  db: RhDb,
  { readIds }: Pick<PlanningScope, 'readIds'>,
  days: readonly string[],
  ids: readonly string[],
) {
  const { rows } = await sql<Person>`
    select e.id, e.name, e.firstname, e.date_of_birth, w.company_id, c.name as company, s.name as site, u.name as unit,
           p.name as position, o.working_time_profile as profile,
           coalesce((select jsonb_agg(jsonb_build_object('first', k.hiring_date, 'last', k.final_day, 'positionId', k.position_id)
                       order by k.hiring_date desc)
              from rh.employment_contract k where k.employee_id = e.id and k.binds), '[]') as contracts
      from rh.employee e
      join lateral ${standingIn({ days, companyIds: eachOf(readIds) })} w on true
      join platform.company c on c.id = w.company_id
      left join rh.site s on s.id = w.site_id
      left join rh.unit u on u.id = w.unit_id
      left join rh.position p on p.id = w.position_id
      left join rh.company_settings o on o.company_id = w.company_id
     where e.id in ${eachOf(ids)}`.execute(db)
  return rows
}

type Days = { from: string; to: string }

/** By day and hour; those that were called off are none. */
export async function shiftsBetween(db: RhDb, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<Shift>`
    select t.id, t.employee_id, t.company_id, t.work_date, t.starts_at, t.ends_at, ${hourOfShift('starts_at')} as "from",
           ${hourOfShift('ends_at')} as until, t.break_minutes, t.worked_minutes, t.position_id, p.name as position, t.unit_id,
           u.name as unit, t.state, t.version
      from rh.shift t
      left join rh.position p on p.id = t.position_id
      left join rh.unit u on u.id = t.unit_id
     where t.employee_id in ${eachOf(ids)} and t.work_date between ${from}::date and ${to}::date and t.state <> 'cancelled'
     order by t.work_date, t.starts_at, t.id`.execute(db)
  return rows
}

/** What was worked around the week: it counts for rest on days for which nothing is planned. */
async function hoursBetween(db: RhDb, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<Stretch & { employeeId: string }>`
    select t.employee_id, t.work_date, t.starts_at, t.ends_at, t.break_minutes, t.worked_minutes
      from rh.time_entry t
     where t.employee_id in ${eachOf(ids)} and t.work_date between ${from}::date and ${to}::date
       and t.work_date not between ${from}::date + 7 and ${to}::date - 1
     order by t.work_date, t.starts_at, t.id`.execute(db)
  return rows
}

/** Of the weeks before: what was worked, else what was planned. */
async function minutesByWeek(db: RhDb, ids: readonly string[], monday: Temporal.PlainDate) {
  const first = monday.subtract({ weeks: longestMean - 1 }).toString()
  const between = sql`t.employee_id in ${eachOf(ids)} and t.work_date >= ${first}::date and t.work_date < ${monday.toString()}::date`
  const { rows } = await sql<{ employeeId: string; weeksAgo: number; minutes: number }>`
    select employee_id, (${monday.toString()}::date - week) / 7 as weeks_ago,
           coalesce(sum(minutes) filter (where worked), sum(minutes))::int as minutes
      from (select t.employee_id, date_trunc('week', t.work_date)::date as week, t.worked_minutes as minutes, true as worked
              from rh.time_entry t where ${between}
            union all
            select t.employee_id, date_trunc('week', t.work_date)::date, t.worked_minutes, false
              from rh.shift t where ${between} and t.state <> 'cancelled') x
     group by 1, 2`.execute(db)
  return rows
}

/** Papers whose kind closes the planning and that ended before these days, by name. */
async function endedPapers(db: RhDb, days: readonly { employeeId: string; day: string }[]) {
  const { rows } = await sql<Against & { employeeId: string }>`
    select distinct w.employee_id, w.day::text as day, k.label as what
      from unnest(${days.map(({ employeeId }) => employeeId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as w(employee_id, day)
      join rh.employee_document d on d.employee_id = w.employee_id and d.status = 'accepted' and d.superseded_at is null
       and d.expiration_date < w.day
      join rh.document_kind k on k.code = d.kind_code and k.blocks = 'planning' and k.archived_at is null
     where not exists (select from rh.employee_document n
                        where n.employee_id = d.employee_id and n.kind_code = d.kind_code and n.status = 'accepted'
                          and n.superseded_at is null and coalesce(n.expiration_date, 'infinity') >= w.day)
     order by 1, 2, 3`.execute(db)
  return rows
}
