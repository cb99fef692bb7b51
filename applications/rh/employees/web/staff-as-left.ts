import type { SentTo } from '#kernel/shared/call.ts'
import { clientIdOfTab } from '#kernel/web/session.ts'
import type { employeesCalls } from '../employees.calls.ts'

export type AskedStaff = SentTo<typeof employeesCalls.getPaginatedEmployeesOfClient>

/** Of this tab and of one client. The end of the session empties the tab's storage. */
const key = () => `staffAsked.${clientIdOfTab()}`

/** Keeps what the list of the staff was asked, so that a file knows who stands before and after in it. */
export const keepStaffAsked = (asked: AskedStaff) => sessionStorage.setItem(key(), JSON.stringify(asked))

export function staffAskedLast(): AskedStaff | null {
  const kept = sessionStorage.getItem(key())
  return kept ? (JSON.parse(kept) as AskedStaff) : null
}
