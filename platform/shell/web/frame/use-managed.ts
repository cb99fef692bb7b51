import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** Oneself, with what one directs in the client of this tab: asked once, until a change of rights. */
export const managedQuery = (userId: string) =>
  queryOf(usersCalls.getUserInfo, { id: userId }, { staleTime: Number.POSITIVE_INFINITY, staysOnPage: true })

/** What the person directs in the client of this tab. */
export function useManaged() {
  const { person, client } = useSession()
  const isAdmin = useMenu()?.adminOfClient ?? false
  const { data } = useQuery({ ...managedQuery(person?.id ?? ''), enabled: person !== null && client !== null })
  const managesServices = (data?.managerOfServices.length ?? 0) > 0
  const managesCompanies = (data?.managerOfCompanies.length ?? 0) > 0
  return { managesServices, managesCompanies, isManager: isAdmin || managesServices || managesCompanies }
}
