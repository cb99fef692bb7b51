import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Role } from '#kernel/shared/access.ts'

const statement = `
select exists (select from platform.client_user where client_id = $1 and user_id = $2 and admin) as admin,
       exists (select from platform.company_manager where client_id = $1 and user_id = $2) as manages_company,
       exists (select from platform.service_user where client_id = $1 and user_id = $2 and manager) as manages_service,
       exists (select from platform.configuration_delegation
                where client_id = $1 and user_id = $2 and (ends_at is null or ends_at > $3)) as configures`

type Row = { admin: boolean; managesCompany: boolean; managesService: boolean; configures: boolean }

/** Whether the caller has one of the roles; those of a client, in the client that he works in. */
export async function hasRole(
  { databases, clock }: { databases: Databases; clock: Clock },
  caller: Caller,
  roles: readonly Role[],
): Promise<boolean> {
  if (roles.includes('superAdmin') && caller.superAdmin) return true
  if (roles.includes('superDev') && caller.superDev) return true
  if (!caller.clientId) return false
  if (caller.support && roles.some(role => role === 'adminOfClient' || role === 'configurator')) return true
  const [row] = await databases.query<Row>('auth', 'roles', statement, [
    caller.clientId,
    caller.userId,
    clock.now().toString(),
  ])
  if (!row) return false
  return roles.some(
    role =>
      ((role === 'adminOfClient' || role === 'configurator') && row.admin) ||
      (role === 'configurator' && row.configures) ||
      (role === 'managerOfCompany' && row.managesCompany) ||
      (role === 'managerOfService' && row.managesService),
  )
}
