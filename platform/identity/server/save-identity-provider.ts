import { randomUUID } from 'node:crypto'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { type IdentityProvider, type IdentityProviderDraft, isOneTenant } from '../identity-provider.model.ts'
import type { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { identityProviders } from './identity-providers.queries.ts'
import { metadataOf, secretPlace } from './provider-configuration.ts'
import { noteSecurity } from './security-events.ts'

type Save = Given<typeof singleSignOnCalls.saveIdentityProvider, PlatformTables>

/**
 * Makes or changes a company's identity provider.
 * @throws Refusal 400 on `issuer`, `secret`, `clientId`, `createsUsers` or `mailDomains`
 */
export async function saveIdentityProvider(given: Save, draft: IdentityProviderDraft): Promise<IdentityProvider> {
  if (draft.preset === 'entra' && !isOneTenant(draft.issuer))
    throw wrongField('issuer', 'NOT_ONE_TENANT', 'identity.provider.one-tenant')
  if (draft.createsUsers && draft.clientId === null)
    throw wrongField('createsUsers', 'CLIENT_MISSING', 'identity.provider.creates-in-client')
  if (draft.active) await requireAnswer(given, draft)
  return given.withDb(async db => {
    const id = await save(db, given, draft)
    await giveDomains(db, id, draft.mailDomains)
    await noteSecurity(db, 'ACCOUNT_CHANGED', {
      ...given,
      userId: given.caller.userId,
      detail: { provider: draft.key },
    })
    const [saved] = await identityProviders(db, draft.key)
    return saved as IdentityProvider
  })
}

async function requireAnswer({ fetchOutside, log }: Save, { key, issuer, appId }: IdentityProviderDraft) {
  try {
    await metadataOf({ fetchOutside }, { issuer, appId })
  } catch (error) {
    log.warn({ err: error, provider: key }, 'an identity provider does not answer')
    throw wrongField('issuer', 'NO_ANSWER', 'identity.provider.no-answer')
  }
}

async function save(db: PlatformDb, { keys }: Save, draft: IdentityProviderDraft) {
  const known = await db
    .selectFrom('platform.identity_provider')
    .select(['id', 'secret', 'issuer', 'appId'])
    .where('key', '=', draft.key)
    .forUpdate()
    .executeTakeFirst()
  if (draft.secret === undefined && !isSameAccount(known, draft))
    throw wrongField('secret', 'required', 'kernel.field.required')
  await requireClient(db, draft.clientId)
  const id = known?.id ?? randomUUID()
  const row = {
    label: draft.label,
    preset: draft.preset,
    clientId: draft.clientId,
    issuer: draft.issuer,
    appId: draft.appId,
    secret: draft.secret === undefined ? (known?.secret as Buffer) : keys.seal(secretPlace(id), draft.secret),
    createsUsers: draft.createsUsers,
    active: draft.active,
  }
  await db
    .insertInto('platform.identity_provider')
    .values({ id, key: draft.key, ...row })
    .onConflict(known => known.column('id').doUpdateSet(row))
    .execute()
  return id
}

/** A secret is told to nobody but the issuer that it was made with. */
const isSameAccount = (known: { issuer: string; appId: string } | undefined, draft: IdentityProviderDraft) =>
  known?.issuer === draft.issuer && known.appId === draft.appId

async function requireClient(db: PlatformDb, clientId: string | null) {
  if (clientId === null) return
  const client = await db.selectFrom('platform.client').select('id').where('id', '=', clientId).executeTakeFirst()
  if (!client) throw wrongField('clientId', 'UNKNOWN_CLIENT', 'identity.provider.unknown-client')
}

/** A domain leads to one provider: people must find one door, and nobody may open another to their accounts. */
async function giveDomains(db: PlatformDb, providerId: string, domains: readonly string[]) {
  await db.deleteFrom('platform.identity_provider_domain').where('providerId', '=', providerId).execute()
  const wanted = [...new Set(domains)]
  if (wanted.length === 0) return
  const given = await db
    .insertInto('platform.identity_provider_domain')
    .values(wanted.map(domain => ({ domain, providerId })))
    .onConflict(taken => taken.column('domain').doNothing())
    .returning('domain')
    .execute()
  if (given.length < wanted.length) throw wrongField('mailDomains', 'DOMAIN_TAKEN', 'identity.provider.domain-taken')
}
