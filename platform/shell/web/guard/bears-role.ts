import type { Role } from '#kernel/shared/access.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import type { Person } from '#kernel/web/session.ts'
import type { ClientChosen } from '#platform/rights/menu.model.ts'
import { managedQuery } from '../frame/use-managed.ts'

export const bearsSuperRole = (roles: readonly Role[], { superAdmin, superDev }: Person) =>
  (superAdmin && roles.includes('superAdmin')) || (superDev && roles.includes('superDev'))

/** Whether the person bears one of the roles in the client of the menu; whom he manages is asked where it counts alone. */
export async function bearsRoleInClient(roles: readonly Role[], { id }: Person, menu: ClientChosen): Promise<boolean> {
  if (roles.includes('adminOfClient') && menu.adminOfClient) return true
  if (roles.includes('configurator') && menu.configurableApplications.length > 0) return true
  if (!roles.includes('managerOfService') && !roles.includes('managerOfCompany')) return false
  const { managerOfServices, managerOfCompanies } = await queryClient.ensureQueryData(managedQuery(id))
  return (
    (roles.includes('managerOfService') && managerOfServices.length > 0) ||
    (roles.includes('managerOfCompany') && managerOfCompanies.length > 0)
  )
}
