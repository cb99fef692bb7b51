import { useCall } from '#kernel/web/api.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { type AskedStaff, keepStaffAsked, staffAskedLast } from './staff-as-left.ts'

/** Somebody of the list, and what is to be kept on the way to him: the page on which he stands. */
export type Neighbour = { row: EmployeeRow; turn: () => void }

/** Where somebody stands in the list that was read last, with who is before and after; null where he is not on its page. */
export function useNeighbours(employeeId: string) {
  const asked = staffAskedLast()
  const here = usePageOf(asked, 0)
  const items = here?.items ?? []
  const index = items.findIndex(({ id }) => id === employeeId)
  const isFirst = index === 0 && (here?.page ?? 0) > 0
  const isLast = index >= 0 && index === items.length - 1 && here !== undefined && placeOf(here, index) < here.total
  const before = usePageOf(isFirst ? asked : null, -1)
  const after = usePageOf(isLast ? asked : null, 1)
  if (!asked || !here || index < 0) return null
  const on = (row: EmployeeRow | undefined, page: number): Neighbour | null =>
    row ? { row, turn: () => keepStaffAsked({ ...asked, page }) } : null
  return {
    place: placeOf(here, index),
    total: here.total,
    previous: isFirst ? on(before?.items.at(-1), here.page - 1) : on(items[index - 1], here.page),
    next: isLast ? on(after?.items[0], here.page + 1) : on(items[index + 1], here.page),
  }
}

const placeOf = ({ page, size }: { page: number; size: number }, index: number) => page * size + index + 1

function usePageOf(asked: AskedStaff | null, further: number) {
  const { data, isPlaceholderData } = useCall(
    employeesCalls.getPaginatedEmployeesOfClient,
    { ...(asked ?? nothing), page: (asked?.page ?? 0) + further },
    { enabled: asked !== null, staysOnPage: true, staleTime: 60_000 },
  )
  return asked === null || isPlaceholderData ? undefined : data
}

const nothing = { page: 0, size: 10, clientId: '' }
