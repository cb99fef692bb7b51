import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hourStates } from '../working-time.model.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import type { HoursScope } from './hours-scope.ts'
import { contractsInWeek, daysIn, hoursInWeek, standingInWeek } from './people-of-week.ts'
import { weeksOfPeople } from './weeks-of-people.ts'

type Asked = InputOf<typeof workingTimeCalls.getWeekOfHours>

/** @throws Refusal 404 for a week that is none */
export function pageOfWeek(db: RhDb, scope: HoursScope, { isoYear, isoWeek, ...asked }: Asked) {
  const days = daysIn({ isoYear, isoWeek })
  const within = { days, companyIds: eachOf(scope.readIds) }
  const inCompany = (companyId: string) => ({ days, companyIds: eachOf([companyId]) })
  return pageOfList(db, workingTimeCalls.getWeekOfHours.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: sql`e.status <> 'deleted' and (exists (${contractsInWeek(within)}) or exists (${hoursInWeek(within)}))`,
    orders: {
      name: [sql`e.search_text`],
      worked: [
        sql`(select coalesce(sum(t.worked_minutes), 0) from rh.time_entry t where t.employee_id = e.id
              and t.work_date between ${days[0]}::date and ${days.at(-1)}::date)`,
      ],
    },
    filters: {
      companyId: id => sql`(exists (${contractsInWeek(inCompany(id))}) or exists (${hoursInWeek(inCompany(id))}))`,
      siteId: siteId => sql`exists (${contractsInWeek(within)} and k.site_id = ${siteId})`,
      state: state =>
        state === 'none'
          ? sql`${standingInWeek(within)} is null`
          : sql`${standingInWeek(within)} = ${hourStates.indexOf(state) + 1}`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => weeksOfPeople(db, scope, days, ids),
  })
}

/** How far back tasks are proposed. */
const weeksOfTasks = 8

export async function choicesOfHours(db: RhDb, { readIds, writtenIds, validatedIds, today }: HoursScope) {
  const since = Temporal.PlainDate.from(today).subtract({ weeks: weeksOfTasks }).toString()
  const [companies, sites, tasks] = await Promise.all([
    db
      .selectFrom('platform.company')
      .select(['id', 'name'])
      .where('id', 'in', readIds)
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.site')
      .select(['id', 'name'])
      .where('companyId', 'in', readIds)
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.time_entry')
      .select('task')
      .distinct()
      .where('companyId', 'in', readIds)
      .where('workDate', '>=', since)
      .where('task', 'is not', null)
      .orderBy('task')
      .limit(100)
      .execute(),
  ])
  return {
    companies,
    sites,
    tasks: tasks.flatMap(({ task }) => task ?? []),
    can: { write: writtenIds.length > 0, validate: validatedIds.length > 0 },
  }
}
