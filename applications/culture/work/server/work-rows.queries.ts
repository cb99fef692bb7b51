import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { daysOfWeek, weekOf } from '#kernel/shared/iso-week.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { type Asking, cropColumns, cropsOfCompanies, isStanding } from '#culture/plantings/plantings.server.ts'
import { dueLevelOf, hoursNeeded } from '../pace.model.ts'
import type { workCalls } from '../work.calls.ts'
import type { RowToWork, WorkChoices, WorkOfWeek } from '../work.model.ts'
import { workElement } from '../work-place.model.ts'

/** `s` a living row of a crop `c` whose place is `p`. */
export const rowsOfCrop = (companyIds: readonly string[]) => sql`
  ${placesOfCompanies(companyIds)} s
  on s.kind = 'row' and s.archived_at is null and starts_with(s.path, p.path || ' / ')`

/** What the columns of a crop are made of. */
const cropKeys = sql`c.id, c.code, v.name, p.site_company_id, p.within, p.name`

/** The last day on which a task was done on a row `s` of a crop `c`; the day of planting where it never was. */
const lastDoneOn = (taskId: ReturnType<typeof sql>) => sql`coalesce(
  (select max((e.started_at at time zone ${sql.lit(businessZone)})::date)
     from culture.work_entry_row er join culture.work_entry e on e.id = er.work_entry_id
    where er.place_id = s.id and e.task_id = ${taskId} and e.planting_id = c.id and e.state in ('done', 'approved')),
  c.planted_on)`

export async function workChoices(given: Asking): Promise<WorkChoices> {
  const { companyIds } = await companyScopeOf(given, workElement)
  const { rows: tasks } = await sql<WorkChoices['tasks'][number]>`
    select id, name, unit from culture.work_task where archived_at is null order by search_text, id`.execute(given.db)
  const today = given.clock.today().toString()
  const { rows: crops } = await sql<WorkChoices['crops'][number]>`
    select told.planting_id as id, told.code, told.variety, told.place, told.rows
      from (select ${cropColumns}, count(s.id)::int as rows
              from ${cropsOfCompanies(companyIds)}
              left join ${rowsOfCrop(companyIds)}
             where ${isStanding(today)} and c.planted_on <= ${today}::date
             group by ${cropKeys}) told
     order by told.code, told.planting_id`.execute(given.db)
  return { tasks, crops }
}

type Counted = Omit<RowToWork, 'level'> & { everyDays: number | null }

export async function workRows(
  given: Asking,
  { taskId, plantingId }: InputOf<typeof workCalls.getWorkRows>,
): Promise<RowToWork[]> {
  const { companyIds } = await companyScopeOf(given, workElement)
  const { rows } = await sql<Counted>`
    select s.id, s.name, s.code, k.every_days,
           greatest(0, ${given.clock.today().toString()}::date - ${lastDoneOn(sql`k.id`)})::int as days
      from ${cropsOfCompanies(companyIds)}
      join ${rowsOfCrop(companyIds)}
      join culture.work_task k on k.id = ${taskId ?? null}
     where c.id = ${plantingId ?? null} and c.archived_at is null
     order by length(s.code), s.code`.execute(given.db)
  return rows.map(({ everyDays, ...row }) => ({ ...row, level: dueLevelOf(row.days, everyDays) }))
}

type Due = Omit<WorkOfWeek, 'hoursNeeded' | 'can'> & { companyId: string; standardPerHour: number | null }

/** What the week of a day asks for: tasks that come again on rows, and whatever is planned or was done. */
export function workOfWeek(given: Asking, { on }: InputOf<typeof workCalls.getWorkWeek>): Promise<WorkOfWeek[]> {
  return weekWhere(given, mondayOf(on ?? given.clock.today().toString()), sql`true`)
}

export const mondayOf = (day: string) => {
  const { year, week } = weekOf(day)
  return daysOfWeek(year, week)[0] as string
}

export async function weekWhere(given: Asking, monday: string, where: ReturnType<typeof sql>): Promise<WorkOfWeek[]> {
  const scope = await companyScopeOf(given, workElement)
  const { rows } = await sql<Due>`
    select told.*, coalesce(n.people, 0)::int as people, coalesce(n.hours_each, 0)::float8 as hours_each,
           coalesce(n.version, 0) as version, coalesce(worked.hours, 0) as hours_done
      from (select ${cropColumns}, k.id as task_id, k.name as task, k.standard_per_hour, count(s.id)::int as rows,
                   count(s.id) filter (where k.every_days is not null
                     and ${monday}::date + 6 - ${lastDoneOn(sql`k.id`)} > k.every_days)::int as rows_due
              from ${cropsOfCompanies(scope.companyIds)}
             cross join culture.work_task k
              left join ${rowsOfCrop(scope.companyIds)} and k.unit = 'row'
             where k.archived_at is null and ${isStanding(monday)} and c.planted_on <= ${monday}::date + 6 and ${where}
             group by ${cropKeys}, k.id, k.name, k.standard_per_hour) told
      left join culture.work_plan n
             on n.monday = ${monday}::date and n.planting_id = told.planting_id and n.task_id = told.task_id
      left join lateral (
        select round(sum(extract(epoch from e.ended_at - e.started_at)) / 3600, 1)::float8 as hours
          from culture.work_entry e
         where e.planting_id = told.planting_id and e.task_id = told.task_id and e.ended_at is not null
           and e.started_at >= ${monday}::date::timestamp at time zone ${businessZone}
           and e.started_at < (${monday}::date + 7)::timestamp at time zone ${businessZone}) worked on true
     order by told.code, told.planting_id, told.task, told.task_id`.execute(given.db)
  return rows.map(({ companyId, standardPerHour, ...row }) => ({
    ...row,
    hoursNeeded: hoursNeeded(row.rowsDue, standardPerHour),
    can: { plan: scope.level(companyId) >= 3 },
  }))
}
