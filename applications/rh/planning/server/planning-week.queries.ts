import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysIn } from '#rh/working-time/working-time.server.ts'
import { weekStates } from '../planning.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { isAt, isOfWeek, stateInWeek } from './planned-in-week.ts'
import { plannedPeople } from './planned-people.queries.ts'
import type { PlanningScope } from './planning-scope.ts'

type Asked = InputOf<typeof planningCalls.getPlanningWeek>

/** @throws Refusal 404 for a week that is none */
export function pageOfPlanning(db: RhDb, scope: PlanningScope, { isoYear, isoWeek, ...asked }: Asked) {
  const days = daysIn({ isoYear, isoWeek })
  const within = { days, companyIds: eachOf(scope.readIds) }
  return pageOfList(db, planningCalls.getPlanningWeek.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: sql`e.status <> 'deleted' and ${isOfWeek(within)}`,
    orders: { name: [sql`e.search_text`] },
    filters: {
      companyId: id => isOfWeek({ days, companyIds: eachOf(scope.readIds.filter(one => one === id)) }),
      siteId: id => isAt(within, 'site_id', id),
      unitId: id => isAt(within, 'unit_id', id),
      state: state =>
        state === 'none'
          ? sql`${stateInWeek(within)} is null`
          : sql`${stateInWeek(within)} = ${weekStates.indexOf(state) + 1}`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => plannedPeople(db, scope, days, ids),
  })
}

export async function choicesOfPlanning(db: RhDb, { readIds, writtenIds, publishedIds }: PlanningScope) {
  const [companies, sites, units, positions] = await Promise.all([
    db
      .selectFrom('platform.company')
      .select(['id', 'name'])
      .where('id', 'in', eachOf(readIds))
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.site')
      .select(['id', 'name', 'companyId'])
      .where('companyId', 'in', eachOf(readIds))
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.unit as u')
      .innerJoin('rh.site as s', 's.id', 'u.siteId')
      .select(['u.id', 'u.name', 'u.siteId'])
      .where('s.companyId', 'in', eachOf(readIds))
      .where('u.archivedAt', 'is', null)
      .orderBy('u.name')
      .execute(),
    db.selectFrom('rh.position').select(['id', 'name']).where('archivedAt', 'is', null).orderBy('name').execute(),
  ])
  const can = (id: string) => ({ write: writtenIds.includes(id), publish: publishedIds.includes(id) })
  return { companies: companies.map(company => ({ ...company, can: can(company.id) })), sites, units, positions }
}
