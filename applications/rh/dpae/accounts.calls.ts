import { z } from 'zod'
import { manages, role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { AccountFields, SocialInsuranceAccount } from './account.model.ts'
import { dpaeElement } from './dpae.model.ts'

/** Secrets stand in these rows, out of reach of the role that speaks for members. */
const apart = { voice: 'platform' } as const
const byConfigurator = { ...apart, access: role('adminOfClient', 'configurator'), touches: ['rh/dpae'] } as const
const ofOne = z.strictObject({ id: idOf('rh.social_insurance_account') })

/** Accounts by which declarations leave (component *Comptes MSA*, of the companies that the caller sets up). */
export const dpaeAccountsCalls = calls('rh/dpae', {
  getMsaAccounts: {
    ...apart,
    access: role('adminOfClient', 'configurator'),
    method: 'GET',
    path: 'configuration/msaAccounts',
    answer: z.array(SocialInsuranceAccount),
  },
  /** 400 at the field that its organism needs, or of a company that has an account there. */
  createMsaAccount: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/msaAccounts',
    status: 201,
    input: AccountFields,
    answer: SocialInsuranceAccount,
  },
  editMsaAccount: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/msaAccounts/:id',
    input: AccountFields.extend({ id: idOf('rh.social_insurance_account'), version: z.int32().optional() }),
    answer: SocialInsuranceAccount,
  },
  deleteMsaAccount: {
    ...byConfigurator,
    method: 'DELETE',
    path: 'configuration/msaAccounts/:id',
    input: ofOne,
    answer: nothing,
  },
  /** Connects with what is kept. */
  testDpaeAccount: {
    ...apart,
    access: manages(dpaeElement),
    method: 'POST',
    path: 'rh/dpae/accounts/:id/test',
    outside: true,
    input: ofOne,
    touches: ['rh/dpae'],
    answer: z.object({ ok: z.boolean(), message: z.string() }),
  },
})
