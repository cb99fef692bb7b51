import { sql } from 'kysely'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AccountFields, SocialInsuranceAccount } from '../account.model.ts'
import { accountsOf } from './accounts.queries.ts'
import { secretPlace } from './session-of-account.ts'

/** The companies that the caller sets up; null: every one. */
export type SetUp = { db: RhDb; keys: Pick<Keys, 'seal'>; clientId: string; companyIds: readonly string[] | null }

/** Whether an account is among those that the caller sets up: one of its companies is his. */
export const isSetUpBy = ({ companyIds }: Pick<SetUp, 'companyIds'>, account: { companyIds: readonly string[] }) =>
  companyIds === null || account.companyIds.some(id => companyIds.includes(id))

/** @throws Refusal 400 at the field that its organism needs, of a company that is not the caller's, or has an account there */
export async function createAccount(setUp: SetUp, { password, ...fields }: AccountFields) {
  const { db, keys, clientId } = setUp
  await requireRight(setUp, fields, null)
  if (!password) throw wrongField('password', 'missing', 'rh.dpae.account-incomplete')
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const id = rows[0]?.id as string
  const passwordEncrypted = keys.seal(secretPlace(clientId, id, 'password'), password)
  await db
    .insertInto('rh.social_insurance_account')
    .values({ id, ...columnsOf(fields), passwordEncrypted })
    .execute()
  return only(db, id)
}

type Edited = AccountFields & { id: string; version?: number | undefined }

/** A connection that is kept is forgotten. @throws the same, and Refusal 404, 409 VERSION_CONFLICT */
export async function editAccount(setUp: SetUp, { id, version, password, ...fields }: Edited) {
  const { db, keys, clientId } = setUp
  const standing = await accountToChange(setUp, id)
  requireUnchanged(standing, { version })
  const others = standing.companyIds.filter(company => setUp.companyIds !== null && !setUp.companyIds.includes(company))
  await requireRight(setUp, fields, id)
  await db
    .updateTable('rh.social_insurance_account')
    .set({
      ...columnsOf({ ...fields, companyIds: [...new Set([...others, ...fields.companyIds])] }),
      ...(password && { passwordEncrypted: keys.seal(secretPlace(clientId, id, 'password'), password) }),
      version: standing.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('rh.social_insurance_session').where('accountId', '=', id).execute()
  return only(db, id)
}

/** @throws Refusal 404; 409 ACCOUNT_USED while a declaration is under way by it */
export async function deleteAccount(setUp: SetUp, id: string) {
  const { db } = setUp
  const { companyIds, kind } = await accountToChange(setUp, id)
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from rh.dpae_transmission where company_id = any(${companyIds}) and organism = ${kind}
      and state in ('connecting', 'sending', 'submitted')) as used`.execute(db)
  if (rows[0]?.used) throw new Refusal(409, 'ACCOUNT_USED', 'rh.dpae.account-used')
  await db.deleteFrom('rh.social_insurance_account').where('id', '=', id).execute()
}

async function accountToChange(setUp: SetUp, id: string) {
  const row = await takeForChange(
    setUp.db.selectFrom('rh.social_insurance_account').select(['companyIds', 'kind', 'version']).where('id', '=', id),
  )
  if (!isSetUpBy(setUp, row)) throw notFound()
  return row
}

async function only(db: RhDb, id: string): Promise<SocialInsuranceAccount> {
  const [account] = await accountsOf(db, id)
  if (!account) throw notFound()
  return account
}

type Fields = Omit<AccountFields, 'password'>

const columnsOf = ({ kind, mail, ...fields }: Fields) => ({ ...fields, kind, mail: kind === 'msa' ? mail : null })

async function requireRight({ db, companyIds }: SetUp, fields: Fields, ownId: string | null) {
  const needed = fields.kind === 'msa' ? (['mail'] as const) : (['siret', 'lastName', 'firstName'] as const)
  for (const field of needed) if (!fields[field]) throw wrongField(field, 'missing', 'rh.dpae.account-incomplete')
  const known = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', 'in', fields.companyIds)
    .where('archivedAt', 'is', null)
    .execute()
  const isKnown = fields.companyIds.every(id => known.some(company => company.id === id))
  if (!isKnown || (companyIds !== null && fields.companyIds.some(id => !companyIds.includes(id))))
    throw wrongField('companyIds', 'unknown', 'rh.dpae.account-company-unknown')
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from rh.social_insurance_account
      where kind = ${fields.kind} and company_ids && ${fields.companyIds}::uuid[]
        and id is distinct from ${ownId}::uuid) as taken`.execute(db)
  if (rows[0]?.taken) throw wrongField('companyIds', 'taken', 'rh.dpae.account-company-taken')
}
