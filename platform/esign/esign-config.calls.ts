import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { EditedEsignAccount, EsignAccount } from './esign-account.model.ts'

const ofClient = z.strictObject({ clientId: idOf('platform.client') })
/** Bounded far above the rule, whose refusals stand at the field. */
const password = z.string().min(1).max(1024)

/** Secrets are out of reach of the role that speaks for members. */
const apart = { voice: 'platform' } as const
const byAdmin = { ...apart, method: 'POST', access: role('adminOfClient'), inPerson: true, outside: true } as const
const chosen = ofClient.extend({ password, passwordConfirmation: password })

const touches = ['platform/client-home', 'platform/envelopes']

/** What a client signs with: its password and its account at a provider (platform-core, section 7, E-signature). */
export const esignConfigCalls = calls('platform/esign', {
  hasClientConfiguredPassword: {
    method: 'GET',
    path: 'esignConfig/hasClientConfiguredPassword/:clientId',
    access: signedIn(),
    input: ofClient,
    answer: z.object({ configured: z.boolean() }),
  },
  /** The first one: 409 ESIGN_PASSWORD_EXISTS where there is one already. */
  createEsignPassword: {
    ...byAdmin,
    path: 'esignConfig/createPassword',
    fresh: true,
    input: chosen,
    touches,
    answer: nothing,
  },
  editEsignPassword: {
    ...byAdmin,
    path: 'esignConfig/editPassword',
    fresh: true,
    input: ofClient.extend({ currentPassword: password, newPassword: password, newPasswordConfirmation: password }),
    touches,
    answer: nothing,
  },
  /** For a client that has lost it: every other administrator is told. */
  resetEsignPassword: {
    ...byAdmin,
    path: 'esignConfig/resetPassword',
    fresh: true,
    input: chosen,
    touches,
    answer: nothing,
  },
  /** Lets this session send and sign. */
  unlockEsign: {
    ...apart,
    method: 'POST',
    path: 'esignConfig/unlock',
    access: signedIn(),
    inPerson: true,
    outside: true,
    input: ofClient.extend({ password }),
    touches,
    answer: z.object({ until: z.string() }),
  },
  getEsignProviderAccount: {
    ...apart,
    method: 'GET',
    path: 'client/getEsignProviderAccount/:clientId',
    access: role('adminOfClient'),
    input: ofClient,
    answer: EsignAccount.nullable(),
  },
  saveEsignProviderAccount: {
    ...apart,
    method: 'POST',
    path: 'client/saveEsignProviderAccount',
    access: role('adminOfClient'),
    inPerson: true,
    input: EditedEsignAccount.extend({ clientId: idOf('platform.client').optional() }),
    touches,
    answer: EsignAccount,
  },
})
