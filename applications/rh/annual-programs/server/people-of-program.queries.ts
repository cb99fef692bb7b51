import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { absentOn } from '#rh/absences/absences.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { balanceOf, lastDayCounted, type Settlement, type Stay } from '../annual-balance.model.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualProgram, PersonOfProgram } from '../annual-programs.model.ts'
import { minutesByDay } from '../annual-weeks.model.ts'
import type { AnnualScope } from './annual-scope.ts'
import { programById } from './programs.queries.ts'

type Asked = InputOf<typeof annualProgramsCalls.getPeopleOfProgram>
type Program = Pick<AnnualProgram, 'id' | 'companyId' | 'firstDay' | 'lastDay' | 'units' | 'weeks'>

/** @throws Refusal 404 of a program */
export async function pageOfPeople(db: RhDb, scope: AnnualScope, { id, ...asked }: Asked) {
  const program = await programById(db, scope, id)
  return pageOfList(db, annualProgramsCalls.getPeopleOfProgram.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: isOfProgram(program),
    orders: { name: [sql`e.search_text`] },
    filters: {},
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => peopleWithBalance(db, program, ids, scope.today),
  })
}

/** Contracts `k` of an employee `e` in the company and the period whose hours are counted: not those of a package of days. */
const contractsOf = ({ companyId, firstDay, lastDay }: Program) => sql`
  rh.employment_contract k left join rh.work_time t on t.id = k.work_time_id
   where k.employee_id = e.id and k.binds and k.company_id = ${companyId} and t.kind is distinct from 'days_package'
     and k.period && daterange(${firstDay}::date, ${lastDay}::date, '[]')`

/** The unit where an employee `e` worked last in the period. */
const unitOf = ({ lastDay }: Program) => sql`(
  select f.unit_id from rh.site_assignment f
   where f.employee_id = e.id and f.superseded_at is null and f.activation_date <= ${lastDay}::date
   order by f.activation_date desc, f.id desc limit 1)`

function isOfProgram(program: Program) {
  const unitIds = program.units.map(({ id }) => id)
  const isInUnits = unitIds.length === 0 ? sql`true` : sql`${unitOf(program)} in ${eachOf(unitIds)}`
  return sql<boolean>`e.status <> 'deleted' and exists (select from ${contractsOf(program)}) and ${isInUnits}`
}

/** Everybody of a program, by name. */
export async function idsOfProgram(db: RhDb, program: Program) {
  const { rows } = await sql<{ id: string }>`
    select e.id from rh.employee e where ${isOfProgram(program)} order by e.search_text, e.id`.execute(db)
  return rows.map(({ id }) => id)
}

type Row = Pick<PersonOfProgram, 'id' | 'name' | 'firstname' | 'contract' | 'weeklyHours' | 'unit'> & {
  stays: Stay[]
  opening: number
  settlement: Settlement | null
}

/** Planned, done and balance of these people: so many questions for all of them, whatever their number. */
export async function peopleWithBalance(
  db: RhDb,
  program: Program,
  ids: readonly string[],
  today: string,
): Promise<PersonOfProgram[]> {
  const until = lastDayCounted(program, today)
  const [people, hours, away] = await Promise.all([
    peopleByIds(db, program, ids),
    until === null ? [] : hoursOf(db, program, { ids, until }),
    until === null ? [] : absentOn(db, ids, { from: program.firstDay, to: until }),
  ])
  const holidays = new Set(program.weeks.flatMap(week => week.holidays))
  const byDay = minutesByDay(program.weeks, program, holidays)
  const [hoursById, awayById] = [
    new Map(hours.map(row => [row.employeeId, row])),
    Map.groupBy(
      away.filter(({ isDecided }) => isDecided),
      ({ employeeId }) => employeeId,
    ),
  ]
  return people.map(({ stays, ...person }) => {
    const { done = 0, waiting = 0 } = hoursById.get(person.id) ?? {}
    const { opening } = person
    return {
      ...person,
      done,
      waiting,
      ...balanceOf({ byDay, stays, away: awayById.get(person.id) ?? [], until, done, opening }),
    }
  })
}

async function peopleByIds(db: RhDb, program: Program, ids: readonly string[]) {
  const { rows } = await sql<Row>`
    select e.id, e.name, e.firstname, u.name as unit, c.number as contract, c.weekly_hours, c.stays,
           (select coalesce(sum(x.minutes), 0)::int from rh.compensation_entry x
              join rh.annual_program p on p.id = x.program_id
             where x.employee_id = e.id and x.company_id = ${program.companyId} and x.settlement = 'carried'
               and p.last_day < ${program.firstDay}::date) as opening,
           (select x.settlement from rh.compensation_entry x
             where x.employee_id = e.id and x.program_id = ${program.id}
             order by x.settlement = 'carried', x.id limit 1) as settlement
      from rh.employee e
      left join rh.unit u on u.id = ${unitOf(program)}
      cross join lateral (
        select (array_agg(k.number order by k.hiring_date desc, k.id))[1] as number,
               ((array_agg(t.weekly_hours order by k.hiring_date desc, k.id))[1])::float8 as weekly_hours,
               coalesce(jsonb_agg(jsonb_build_object('first', k.hiring_date, 'last', k.final_day,
                 'share', case when k.is_part_time then coalesce(t.weekly_hours, 35) / 35 else 1 end) order by k.hiring_date, k.id),
                 '[]') as stays
          from ${contractsOf(program)}) c
     where e.id in ${eachOf(ids)}
     order by e.search_text, e.id`.execute(db)
  return rows
}

async function hoursOf(
  db: RhDb,
  { companyId, firstDay }: Program,
  { ids, until }: { ids: readonly string[]; until: string },
) {
  const { rows } = await sql<{ employeeId: string; done: number; waiting: number }>`
    select t.employee_id,
           coalesce(sum(t.worked_minutes) filter (where t.state in ('validated', 'locked')), 0)::int as done,
           coalesce(sum(t.worked_minutes) filter (where t.state in ('draft', 'submitted')), 0)::int as waiting
      from rh.time_entry t
     where t.employee_id in ${eachOf(ids)} and t.company_id = ${companyId}
       and t.work_date between ${firstDay}::date and ${until}::date
     group by t.employee_id`.execute(db)
  return rows
}
