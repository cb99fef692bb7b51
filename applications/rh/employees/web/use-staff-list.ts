import { useList } from '#kernel/web/kit/use-list.ts'
import { daysIn } from '../comings-and-goings.model.ts'
import { employeesCalls } from '../employees.calls.ts'

/** The staff as the address says: tab, words, filters, comings and goings, order, page. */
export function useStaffList() {
  const list = useList(employeesCalls.getPaginatedEmployeesOfClient, { module: 'rh.employees', usualTab: 'active' })
  const { starting, ending } = list.filters
  const moves = { ...(daysIn(starting) && { starting }), ...(daysIn(ending) && { ending }) }
  const narrowing = { ...list.narrowing, status: list.narrowing.status ?? 'active', ...moves }
  return { ...list, narrowing, query: { ...list.query, ...narrowing } }
}

export type StaffList = ReturnType<typeof useStaffList>
