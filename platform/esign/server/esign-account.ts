import { randomUUID } from 'node:crypto'
import { wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EditedEsignAccount, EsignAccount } from '../esign-account.model.ts'

/** In whose name the client's envelopes leave; null before anybody said it. */
export async function esignAccount(db: PlatformDb): Promise<EsignAccount | null> {
  const row = await db
    .selectFrom('platform.esign_account')
    .select(eb => [
      'provider',
      'firstname',
      'name',
      'mail',
      'permissionProfileId',
      'accountId',
      eb('secret', 'is not', null).as('hasSecret'),
      'version',
    ])
    .executeTakeFirst()
  return row ? { ...row, provider: row.provider as EsignAccount['provider'], hasSecret: row.hasSecret === true } : null
}

const secretPlace = (id: string) => `platform.esign_account ${id}`

/**
 * Keeps the account. The secret of a provider's account is told to no other account.
 * @throws Refusal 400 on `accountId` or `secret`; 409 when somebody saved in between
 */
export async function saveEsignAccount(
  { db, keys }: { db: PlatformDb; keys: Keys },
  { secret, version, provider: named, ...account }: EditedEsignAccount,
): Promise<EsignAccount> {
  const known = await db
    .selectFrom('platform.esign_account')
    .select(['id', 'provider', 'accountId', 'secret', 'version'])
    .forUpdate()
    .executeTakeFirst()
  requireUnchanged({ version: known?.version ?? 0 }, { version })
  const provider = named ?? known?.provider ?? 'internal'
  if (provider === 'docusign' && !account.accountId)
    throw wrongField('accountId', 'ACCOUNT_MISSING', 'kernel.field.required')
  const isSameAccount = known?.provider === provider && known.accountId === account.accountId
  if (known?.secret && secret === undefined && !isSameAccount)
    throw wrongField('secret', 'SECRET_OF_OTHER_ACCOUNT', 'esign.account.secret-again')
  const id = known?.id ?? randomUUID()
  const row = {
    provider,
    firstname: account.firstname,
    name: account.name,
    mail: account.mail,
    permissionProfileId: account.permissionProfileId,
    accountId: account.accountId,
    ...(secret === undefined ? {} : { secret: keys.seal(secretPlace(id), secret) }),
  }
  await db
    .insertInto('platform.esign_account')
    .values({ id, ...row })
    .onConflict(former =>
      former.column('clientId').doUpdateSet(eb => ({ ...row, version: eb('platform.esign_account.version', '+', 1) })),
    )
    .execute()
  return (await esignAccount(db)) as EsignAccount
}
