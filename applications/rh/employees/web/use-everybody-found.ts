import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { employeesCalls } from '../employees.calls.ts'
import type { StaffList } from './use-staff-list.ts'

/** As many as one looks through to say who stands where; of more people it is only told how many they are. */
const most = 100

/** Who matches the words and filters of the list, whatever the tab. */
export function useEverybodyFound({ query }: StaffList) {
  const { client } = useSession()
  const { data } = useCall(
    employeesCalls.getPaginatedEmployeesOfClient,
    { ...query, sort: 'name', clientId: client?.id ?? '', status: 'all', page: 0, size: most },
    { staysOnPage: true },
  )
  return data
}
