import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { credentialState, signedInUser } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { officeIn } from '#platform/rights/rights.server.ts'
import { pictureAddress } from '#platform/identity/picture.model.ts'
import type { UserInfo } from '../user.model.ts'
import { requireVisible } from './visible-person.queries.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock }

/**
 * A person, to himself and to whoever may see him. The other clients that he works for are his own affair.
 * @throws Refusal 404 for whom the caller may not see
 */
export async function userInfo(asking: Asking, id: string): Promise<UserInfo> {
  const { db, caller, clock } = asking
  await requireVisible(asking, id)
  const user = await signedInUser(db, id, clock)
  const seesAll = caller.superAdmin || id === caller.userId
  const office = await officeIn(db, id, caller.clientId ?? (seesAll ? user.selectedClient?.id : undefined))
  const { pictureKey, version } = await db
    .selectFrom('platform.user')
    .select(['pictureKey', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...user,
    ...(seesAll
      ? await credentialState(db, id)
      : { adminOfClient: office.admin, selectedClient: null, expiry: null, mfa: null }),
    profilePicture: pictureAddress(id, 'profilePicture', pictureKey),
    version,
    managerOfServices: office.services,
    managerOfCompanies: office.companies,
  }
}
