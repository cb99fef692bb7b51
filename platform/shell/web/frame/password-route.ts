import type { LayoutName } from '#kernel/web/pages.ts'
import type { Person } from '#kernel/web/session.ts'
import type { RouteName } from '#platform/named-routes.model.ts'

type Roles = Pick<Person, 'superAdmin' | 'superDev' | 'adminOfClient'>

/** The password page of each administrator is apart; everybody else changes his password in his profile. */
export function passwordRouteOf(
  { superAdmin, superDev, adminOfClient }: Roles,
  layout: LayoutName,
): RouteName | undefined {
  if (superAdmin && layout === 'superAdmin') return 'passwordEditionForSuperAdmin'
  if (superDev) return 'passwordEditionForSuperDev'
  return adminOfClient && !superAdmin ? 'passwordEditionForAdminOfClient' : undefined
}
