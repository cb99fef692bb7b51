import type { Clock } from '#kernel/server/clock.ts'
import type { Language } from '#kernel/shared/names.ts'
import { hasCome } from './counts-for-account.ts'
import { isMemberNow } from './is-member-now.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { logoAddress } from '../client-logo.model.ts'
import { pictureAddress } from '../picture.model.ts'
import type { ClientCard, SignedInUser } from '../identity.model.ts'

type Membership = ClientCard & {
  status: 'active' | 'inactive'
  admin: boolean
  /** He himself, whatever the others may do there. */
  readsOnly: boolean
  /** False for an invitation that he has not answered. */
  hasCome: boolean
  selected: boolean
}

/** The clients that a person belongs to today, the last chosen first, then by name. */
export async function membershipsOf(db: PlatformDb, userId: string, clock: Clock): Promise<Membership[]> {
  const rows = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.client as c', 'c.id', 'm.clientId')
    .innerJoin('platform.user as u', 'u.id', 'm.userId')
    .select([
      'c.id',
      'c.name',
      'c.logoKey',
      'c.readOnly',
      'c.status',
      'm.admin',
      'm.readOnly as readsOnly',
      'u.selectedClientId',
      hasCome('m').as('hasCome'),
    ])
    .where('m.userId', '=', userId)
    .where(isMemberNow('m', clock))
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()
  const memberships = rows.map(row => ({
    id: row.id,
    name: row.name,
    logo: logoAddress(row),
    readOnly: row.readOnly,
    status: row.status as Membership['status'],
    admin: row.admin,
    readsOnly: row.readsOnly,
    hasCome: row.hasCome,
    selected: row.id === row.selectedClientId,
  }))
  return memberships.toSorted((one, other) => Number(other.selected) - Number(one.selected))
}

/**
 * The person as the login tells him. The client is the last chosen if it is still open to him, else his only one. An
 * invitation is answered by coming in by who works nowhere yet; anybody else chooses it himself.
 */
export async function signedInUser(db: PlatformDb, userId: string, clock: Clock): Promise<SignedInUser> {
  const user = await db
    .selectFrom('platform.user')
    .select([
      'id',
      'firstname',
      'name',
      'mail',
      'jobtitle',
      'avatarKey',
      'accountType',
      'superAdmin',
      'superDev',
      'language',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const memberships = await membershipsOf(db, userId, clock)
  const active = memberships.filter(membership => membership.status === 'active')
  const answersByComing = !user.superAdmin && !user.superDev && !memberships.some(({ hasCome }) => hasCome)
  const open = active.filter(membership => membership.hasCome || answersByComing)
  const selected = open.find(membership => membership.selected) ?? (active.length === 1 ? open[0] : undefined)
  return {
    id: user.id,
    firstname: user.firstname,
    name: user.name,
    mail: user.mail,
    jobtitle: user.jobtitle,
    avatar: pictureAddress(user.id, 'avatar', user.avatarKey),
    type: user.accountType as SignedInUser['type'],
    superDev: user.superDev,
    superAdmin: user.superAdmin,
    adminOfClient: selected ? selected.admin : active.some(membership => membership.admin),
    selectedClient: selected
      ? { id: selected.id, name: selected.name, logo: selected.logo, readOnly: selected.readOnly }
      : null,
    language: user.language as Language,
  }
}
