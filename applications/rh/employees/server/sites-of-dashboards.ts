import { sql } from 'kysely'
import { dashboardSites } from '#platform/configuration/dashboard-panel.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { salaries, scopeOf } from './scope.ts'

/** Sites of the companies whose people the reader sees. */
export const sitesOfDashboards = dashboardSites<RhTables>({
  element: salaries,
  load: async ({ db, ...given }, companyId) => {
    const { companyIds } = await scopeOf(given)
    const among = companyId ? companyIds.filter(id => id === companyId) : companyIds
    return db
      .selectFrom('rh.site')
      .select(['id', 'name'])
      .where('companyId', '=', sql<string>`any(${among})`)
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute()
  },
})
