import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import type { Site } from '#rh/workplaces/workplace.model.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'

export type Offered = { sites: readonly Site[]; companies: readonly { companyId: string; name: string }[] }

/** The companies where the person at the screen may write, and the sites that he sees; null until both are known. */
export function useOfferedSites(): Offered | null {
  const { person } = useSession()
  const { data: sites } = useCall(workplacesCalls.getAuthorizedSitesOfUser, { userId: person?.id ?? '' })
  const { data: companies } = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true })
  if (!sites || !companies) return null
  return { sites, companies: companies.map(({ id, name }) => ({ companyId: id, name })) }
}
