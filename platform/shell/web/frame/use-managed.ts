import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** What the person directs in the client of this tab. */
export function useManaged() {
  const { person, client } = useSession()
  const isAdmin = useMenu()?.adminOfClient ?? false
  const { data } = useCall(
    usersCalls.getUserInfo,
    { id: person?.id ?? '' },
    { enabled: person !== null && client !== null, staleTime: Number.POSITIVE_INFINITY, staysOnPage: true },
  )
  const managesServices = (data?.managerOfServices.length ?? 0) > 0
  const managesCompanies = (data?.managerOfCompanies.length ?? 0) > 0
  return { managesServices, managesCompanies, isManager: isAdmin || managesServices || managesCompanies }
}
