import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Desk } from './desk.ts'
import { type DpaeGateway, OrganismError, type Session } from './gateways/gateway.ts'

/** Where the secrets of an account are sealed. */
export const secretPlace = (clientId: string, accountId: string, what: 'password' | 'token') =>
  `rh.social_insurance_account ${clientId} ${accountId} ${what}`

type Options = { fresh?: boolean }

/**
 * What the organism gave to the account at its last connection, as long as it holds; else it connects anew.
 * @throws Refusal 400 ACCOUNT_MISSING, ACCOUNT_REFUSED, ACCOUNT_LOCKED; OrganismError `down`
 */
export async function sessionOf(
  desk: Desk,
  gateway: DpaeGateway,
  accountId: string,
  { fresh = false }: Options = {},
): Promise<Session> {
  const { keys, clock, clientId } = desk
  const account = await desk.withDb(db => accountWithSecrets(db, accountId))
  if (!account?.passwordEncrypted) throw accountMissing()
  const { tokenEncrypted, tokenUntil } = account
  if (!fresh && tokenEncrypted && tokenUntil) {
    const endsAt = Temporal.Instant.from(tokenUntil)
    if (Temporal.Instant.compare(clock.now(), endsAt) < 0)
      return { token: keys.open(secretPlace(clientId, accountId, 'token'), tokenEncrypted), endsAt }
  }
  const password = keys.open(secretPlace(clientId, accountId, 'password'), account.passwordEncrypted)
  try {
    const session = await gateway.connect({ ...account, password })
    await desk.withDb(db => keepSession(db, desk, accountId, session))
    return session
  } catch (failure) {
    if (!(failure instanceof OrganismError)) throw failure
    await desk.withDb(db => keepFailure(db, accountId, failure.fault))
    if (failure.fault === 'refused') throw new Refusal(400, 'ACCOUNT_REFUSED', 'rh.dpae.account-refused')
    if (failure.fault === 'locked') throw new Refusal(400, 'ACCOUNT_LOCKED', 'rh.dpae.account-locked')
    throw failure
  }
}

export const accountMissing = () => new Refusal(400, 'ACCOUNT_MISSING', 'rh.dpae.account-missing')

/** The organism no longer knows the session that is kept: what is asked is asked once more, connected anew. */
export async function withSession<Result>(
  desk: Desk,
  gateway: DpaeGateway,
  accountId: string,
  ask: (session: Session) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(await sessionOf(desk, gateway, accountId))
  } catch (failure) {
    if (!(failure instanceof OrganismError) || failure.fault !== 'ended') throw failure
    return ask(await sessionOf(desk, gateway, accountId, { fresh: true }))
  }
}

const accountWithSecrets = (db: RhDb, id: string) =>
  db
    .selectFrom('rh.social_insurance_account as a')
    .leftJoin('rh.social_insurance_session as s', 's.accountId', 'a.id')
    .select(['a.mail', 'a.siret', 'a.lastName', 'a.firstName', 'a.service', 'a.passwordEncrypted'])
    .select(['s.tokenEncrypted', 's.tokenUntil'])
    .where('a.id', '=', id)
    .executeTakeFirst()

const keepSession = (db: RhDb, { keys, clientId, clock }: Desk, accountId: string, { token, endsAt }: Session) =>
  keep(db, accountId, {
    tokenEncrypted: keys.seal(secretPlace(clientId, accountId, 'token'), token),
    tokenUntil: endsAt.toString(),
    lastSuccessAt: clock.now().toString(),
    lastError: null,
  })

const keepFailure = (db: RhDb, accountId: string, lastError: string) =>
  keep(db, accountId, { tokenEncrypted: null, tokenUntil: null, lastError })

type Kept = {
  tokenEncrypted: Buffer | null
  tokenUntil: string | null
  lastSuccessAt?: string
  lastError: string | null
}

const keep = (db: RhDb, accountId: string, kept: Kept) =>
  db
    .insertInto('rh.social_insurance_session')
    .values({ accountId, ...kept })
    .onConflict(known => known.columns(['clientId', 'accountId']).doUpdateSet(kept))
    .execute()
