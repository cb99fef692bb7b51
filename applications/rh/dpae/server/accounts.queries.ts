import type { RhDb } from '#rh/rh-db.ts'
import type { SocialInsuranceAccount } from '../account.model.ts'

/** Accounts with what became of their last connection, by name. */
export async function accountsOf(db: RhDb, id?: string): Promise<SocialInsuranceAccount[]> {
  const rows = await db
    .selectFrom('rh.social_insurance_account as a')
    .leftJoin('rh.social_insurance_session as s', 's.accountId', 'a.id')
    .select(['a.id', 'a.label', 'a.mail', 'a.msaMail', 'a.sunMail', 'a.siret', 'a.lastName', 'a.firstName'])
    .select(['a.companyIds', 'a.version', 's.lastSuccessAt', 's.lastError'])
    .select(eb => eb.ref('a.kind').$castTo<SocialInsuranceAccount['kind']>().as('kind'))
    .select(eb => eb.ref('a.service').$castTo<SocialInsuranceAccount['service']>().as('service'))
    .select(eb => eb('a.passwordEncrypted', 'is not', null).as('hasPassword'))
    .$if(id !== undefined, query => query.where('a.id', '=', id as string))
    .orderBy('a.label')
    .orderBy('a.id')
    .execute()
  return rows.map(({ hasPassword, ...row }) => ({ ...row, hasPassword: Boolean(hasPassword) }))
}
