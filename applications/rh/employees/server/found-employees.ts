import { searchSource } from '#platform/search/search-source.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { pageOfEmployees } from './page-of-employees.queries.ts'
import { salaries, scopeOf } from './scope.ts'

/** The active staff of the reader's companies, as his list finds it. */
export const foundEmployees = searchSource<RhTables>({
  kind: 'staff',
  element: salaries,
  find: async ({ db, ...given }, words, most) => {
    const asked = { decided: 'active', search: words, page: 0, size: most, sort: 'name' } as const
    const { items } = await pageOfEmployees(db, await scopeOf(given), asked)
    return items.map(({ id, firstname, name, position, company }) => ({
      id,
      title: `${firstname} ${name}`,
      detail: [position, company].filter(Boolean).join(' · ') || null,
      address: `/RH/gestion_du_personnel/salaries/${id}`,
    }))
  },
})
