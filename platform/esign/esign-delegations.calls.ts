import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import {
  Delegate,
  EditedEsignDelegation,
  EsignDelegation,
  MaySign,
  OwnerInBrief,
  PossibleDelegate,
  PossibleOwner,
  SignableType,
} from './esign-delegation.model.ts'
import { idOf } from '#kernel/shared/id-of.ts'

const typeId = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const ofClient = z.strictObject({ clientId: idOf('platform.client') })
const ofType = ofClient.extend({ typeId })
const ofPerson = ofType.extend({ userId: idOf('platform.user') })

const reading = { method: 'GET', access: signedIn() } as const
const touches = ['platform/client-home', 'platform/envelopes', 'platform/to-do']
const writing = { method: 'POST', access: signedIn(), inPerson: true, touches } as const

/**
 * Who may send and sign in whose name, by type of document (platform-core, section 7, E-signature configuration). An
 * administrator of the client sees and writes every row, a person his own: those of others do not exist for him.
 */
export const esignDelegationsCalls = calls('platform/esign', {
  /** The people who may own a row; to whoever administers nothing, himself. */
  getUsersAllowedToConfigureDocumentTypes: {
    ...reading,
    path: 'esignConfig/getUsersAllowedToConfigureDocumentTypes/:clientId/:typeId',
    input: ofType,
    answer: z.array(PossibleOwner),
  },
  /** The colleagues among whom one chooses. */
  getPossibleDelegates: {
    ...reading,
    path: 'esignConfig/getPossibleDelegates/:clientId/:typeId',
    input: ofType,
    answer: z.array(PossibleDelegate),
  },
  createDelegationOfUserForDocumentType: {
    ...writing,
    path: 'esignConfig/createDelegationOfUserForDocumentType',
    input: EditedEsignDelegation,
    answer: EsignDelegation,
    status: 201,
  },
  editDelegationOfUserForDocumentType: {
    ...writing,
    path: 'esignConfig/editDelegationOfUserForDocumentType',
    input: EditedEsignDelegation,
    answer: EsignDelegation,
  },
  removeDelegationOfUserForDocumentType: {
    method: 'DELETE',
    access: signedIn(),
    inPerson: true,
    path: 'esignConfig/removeDelegationOfUserForDocumentType/:documentTypeId/:userId',
    input: z.strictObject({ documentTypeId: typeId, userId: idOf('platform.user') }),
    touches,
    answer: nothing,
  },
  getDocumentTypesAllowedForUser: {
    ...reading,
    path: 'esignConfig/getDocumentTypesAllowedForUser/:clientId/:userId',
    input: ofClient.extend({ userId: idOf('platform.user') }),
    answer: z.array(SignableType),
  },
  getUsersWhoHaveExistingConfigForDocumentType: {
    ...reading,
    path: 'esignConfig/getUsersWhoHaveExistingConfigForDocumentType/:clientId/:typeId',
    input: ofType,
    answer: z.array(OwnerInBrief),
  },
  getUserDelegationConfigForDocumentType: {
    ...reading,
    path: 'esignConfig/getUserDelegationConfigForDocumentType/:clientId/:typeId/:userId',
    input: ofPerson,
    answer: EsignDelegation.nullable(),
  },
  /** A question, which changes nothing. `documentType` is a code: `CONTRAT_DE_TRAVAIL`. */
  canUserSignEnvelope: {
    method: 'POST',
    access: signedIn(),
    whileReadOnly: true,
    path: 'esignConfig/canUserSignEnvelope',
    input: ofClient.extend({ documentType: z.string().min(1).max(60), userId: idOf('platform.user') }),
    answer: MaySign,
  },
  getSendersConfiguredForUser: {
    ...reading,
    path: 'esignConfig/getSendersConfiguredForUser/:clientId/:typeId/:userId',
    input: ofPerson,
    answer: z.array(Delegate),
  },
  getSignersConfiguredForUser: {
    ...reading,
    path: 'esignConfig/getSignersConfiguredForUser/:clientId/:typeId/:userId',
    input: ofPerson,
    answer: z.array(Delegate),
  },
})
