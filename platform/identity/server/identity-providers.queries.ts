import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { IdentityProvider } from '../identity-provider.model.ts'

/** A provider as the round trip to it needs it. */
export type ProviderInUse = {
  id: string
  key: string
  preset: IdentityProvider['preset']
  clientId: string | null
  issuer: string
  appId: string
  secret: Buffer
  createsUsers: boolean
}

const button = ['key', 'label', 'preset'] as const
type Button = Pick<IdentityProvider, (typeof button)[number]>

export const signInProviders = async (db: PlatformDb) =>
  (await db
    .selectFrom('platform.identity_provider')
    .select(button)
    .where('active', '=', true)
    .orderBy('label')
    .orderBy('key')
    .execute()) as Button[]

export async function providerInUse(db: PlatformDb, key: string) {
  const provider = await db
    .selectFrom('platform.identity_provider')
    .select(['id', 'key', 'preset', 'clientId', 'issuer', 'appId', 'secret', 'createsUsers'])
    .where('key', '=', key)
    .where('active', '=', true)
    .executeTakeFirst()
  return provider as ProviderInUse | undefined
}

/** The one by which a person signed in for the first time most lately. */
export async function providerOfPerson(db: PlatformDb, userId: string) {
  const provider = await db
    .selectFrom('platform.identity as i')
    .innerJoin('platform.identity_provider as p', 'p.id', 'i.providerId')
    .select(['p.key', 'p.label', 'p.preset'])
    .where('i.userId', '=', userId)
    .where('p.active', '=', true)
    .orderBy('i.linkedAt', 'desc')
    .orderBy('i.subject')
    .executeTakeFirst()
  return (provider as Button | undefined) ?? null
}

/** Every provider by its label, or the one of that key. */
export async function identityProviders(db: PlatformDb, key: string | null = null): Promise<IdentityProvider[]> {
  const { rows } = await sql<IdentityProvider>`
    select p.key, p.label, p.preset, p.client_id, p.issuer, p.app_id,
           p.creates_users, p.active,
           array(select d.domain from platform.identity_provider_domain d
                  where d.provider_id = p.id order by d.domain) as "mailDomains"
      from platform.identity_provider p
     where ${key}::text is null or p.key = ${key}
     order by p.label, p.key`.execute(db)
  return rows
}

/** Whether people with a mail of this domain can sign in through a company; through one of this client's, where one is named. */
export async function hasProvider(db: PlatformDb, mail: string, clientId: string | null) {
  const provider = await db
    .selectFrom('platform.identity_provider_domain as d')
    .innerJoin('platform.identity_provider as p', 'p.id', 'd.providerId')
    .select('p.id')
    .where('d.domain', '=', mail.slice(mail.lastIndexOf('@') + 1))
    .where('p.active', '=', true)
    .where(eb => (clientId ? eb.or([eb('p.clientId', 'is', null), eb('p.clientId', '=', clientId)]) : eb.lit(true)))
    .executeTakeFirst()
  return provider !== undefined
}
