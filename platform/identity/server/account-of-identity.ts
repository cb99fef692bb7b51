import { isMemberNow } from './is-member-now.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { IdentityGiven } from './identity-parts.ts'
import type { Proof } from './round-trips.ts'
import { noteSecurity } from './security-events.ts'

type Provider = { id: string; clientId: string | null; createsUsers: boolean }

/**
 * Whose account a proved identity opens. Once linked, the issuer and its subject alone say it: a mail that changes
 * there changes nothing here, and one that passes to another person opens nothing.
 */
export async function accountOfIdentity(db: PlatformDb, given: IdentityGiven, proof: Proof) {
  const account = (await linkedAccount(db, proof)) ?? (await firstSignIn(db, given, proof))
  return account?.isOpen ? account.id : undefined
}

async function linkedAccount(db: PlatformDb, { issuer, subject }: Proof) {
  const account = await db
    .selectFrom('platform.identity as i')
    .innerJoin('platform.user as u', 'u.id', 'i.userId')
    .select(['u.id', 'u.active', 'u.accountType'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()
  return account && { id: account.id, isOpen: isOpen(account) }
}

/** Who signs in through his company has no password here. */
const isOpen = ({ active, accountType }: { active: boolean; accountType: string }) => active && accountType === 'office'

/** First sign-ins by one provider wait for each other: of two of one person the second finds what the first has made. */
async function firstSignIn(db: PlatformDb, given: IdentityGiven, proof: Proof) {
  const provider = await lockedProvider(db, proof)
  if (!provider) return undefined
  const faster = await linkedAccount(db, proof)
  if (faster) return faster
  const account = await db
    .selectFrom('platform.user')
    .select(['id', 'active', 'accountType'])
    .where('mail', '=', proof.mail)
    .executeTakeFirst()
  if (account && !(isOpen(account) && (await mayBeLinked(db, given, provider, proof, account.id)))) return undefined
  const userId = account?.id ?? (await createAccount(db, given, provider, proof))
  if (!userId) return undefined
  await link(db, given, proof, userId)
  return { id: userId, isOpen: true }
}

/** The provider of the round trip, where the mail is of one of its domains. */
const lockedProvider = (db: PlatformDb, { providerId, mail }: Proof): Promise<Provider | undefined> =>
  db
    .selectFrom('platform.identity_provider as p')
    .innerJoin('platform.identity_provider_domain as d', 'd.providerId', 'p.id')
    .select(['p.id', 'p.clientId', 'p.createsUsers'])
    .where('p.id', '=', providerId)
    .where('d.domain', '=', mail.slice(mail.lastIndexOf('@') + 1))
    .forUpdate('p')
    .executeTakeFirst()

/** Not to a person of another client, nor to one who is somebody else at this provider: a mail may be given again. */
async function mayBeLinked(
  db: PlatformDb,
  { clock }: IdentityGiven,
  { id, clientId }: Provider,
  { issuer }: Proof,
  userId: string,
) {
  const other = await db
    .selectFrom('platform.identity')
    .select('subject')
    .where('userId', '=', userId)
    .where('providerId', '=', id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (other) return false
  if (clientId === null) return true
  const membership = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .where(isMemberNow('client_user', clock))
    .executeTakeFirst()
  return membership !== undefined
}

/** A member of the provider's client, without any right. */
async function createAccount(
  db: PlatformDb,
  { clock }: IdentityGiven,
  { clientId, createsUsers }: Provider,
  { mail, firstname, name }: Proof,
) {
  if (!createsUsers || clientId === null) return undefined
  const now = clock.now().toString()
  const { id } = await db
    .insertInto('platform.user')
    .values({ mail, firstname, name, accountType: 'office', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('platform.credential').values({ userId: id }).execute()
  await db.insertInto('platform.client_user').values({ clientId, userId: id, acceptedAt: now }).execute()
  return id
}

async function link(db: PlatformDb, given: IdentityGiven, { issuer, subject, providerId }: Proof, userId: string) {
  await db
    .insertInto('platform.identity')
    .values({ issuer, subject, providerId, userId, linkedAt: given.clock.now().toString() })
    .execute()
  await noteSecurity(db, 'SSO_LINKED', { ...given, userId })
}
