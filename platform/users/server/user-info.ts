import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { signedInUser } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { UserInfo } from '../user.model.ts'

/** Oneself. Others are shown by later screens to those who may see them; until then they do not exist. */
export async function userInfo(db: PlatformDb, caller: Caller, clock: Clock, id: string): Promise<UserInfo> {
  if (id !== caller.userId) throw new Refusal(404, 'NOT_FOUND', 'users.not-found')
  const user = await signedInUser(db, id, clock)
  const clientId = caller.clientId ?? user.selectedClient?.id
  const managed = clientId ? await managedBy(db, id, clientId) : { services: [], companies: [] }
  return { ...user, managerOfServices: managed.services, managerOfCompanies: managed.companies }
}

async function managedBy(db: PlatformDb, userId: string, clientId: string) {
  const services = await db
    .selectFrom('platform.service_user')
    .select('service_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('manager', '=', true)
    .orderBy('service_id')
    .execute()
  const companies = await db
    .selectFrom('platform.company_manager')
    .select('company_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('company_id')
    .execute()
  return { services: services.map(row => row.service_id), companies: companies.map(row => row.company_id) }
}
