import { useCall } from '#kernel/web/api.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { useSession } from '#kernel/web/session.ts'
import { employeesCalls } from '../employees.calls.ts'
import { filtersIn } from './filters-of-list.ts'

/** As many as one looks through to say who stands where; of more people it is only told how many they are. */
const most = 100

/** Who matches the words and filters of the list, whatever the tab. */
export function useEverybodyFound({ search, filters }: ListState) {
  const { client } = useSession()
  const asked = Object.entries(filtersIn({ filters })).filter(([, value]) => value !== undefined)
  const { data } = useCall(
    employeesCalls.getPaginatedEmployeesOfClient,
    {
      ...Object.fromEntries(asked),
      ...(search && { search }),
      clientId: client?.id ?? '',
      status: 'all',
      page: 0,
      size: most,
    },
    { staysOnPage: true },
  )
  return data
}
