import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List, word } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  ApplicationWithWork,
  Envelope,
  EnvelopeInFull,
  envelopeStates,
  mostBytes,
  mostPeople,
  mostPlaces,
  phone,
  PlaceToSign,
  tabs,
  TypeWithWork,
  WishedEnvelope,
  WishedPerson,
} from './envelope.model.ts'
import { touchedBySigning } from './signing.model.ts'

const int = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const typeCode = z.string().min(1).max(60)
const ofEnvelope = z.strictObject({ id: idOf('platform.envelope') })
const reading = { method: 'GET', access: signedIn() } as const
const writing = { access: signedIn(), inPerson: true, touches: touchedBySigning } as const

const envelopesByAge = {
  sorts: ['createdAt'],
  comparedSorts: ['subject', 'expiresAt'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'tab',
  filters: {
    tab: choice(tabs),
    state: choice(envelopeStates),
    application: word(String.raw`[1-9]\d{0,8}`),
  },
} as const satisfies List

/** Envelopes to send, follow and sign (hr-and-workshop, section 7, E-signature envelopes, and e-signature.md). */
export const envelopesCalls = calls('platform/envelopes', {
  /** Types of documents that are signed in an application, with the work of the caller that waits in each. */
  getDocumentsTypesForApplication: {
    ...reading,
    path: 'esign/getDocumentsTypesForApplication/:applicationId',
    input: z.strictObject({ applicationId: int }),
    answer: z.array(TypeWithWork),
  },
  /** The same of every application. */
  getDocumentsTypes: { ...reading, path: 'esign/getDocumentsTypes', answer: z.array(TypeWithWork) },
  /**
   * `typeOfDocument` is a code or `all`. Completed ones, or open ones that wait for the person or were sent by him; 404 of
   * somebody in whose name the caller does not sign. The newest first, 500 at most.
   */
  getPendingEnvelopes: {
    ...reading,
    path: 'esign/getPendingEnvelopes/:applicationId/:userId/:typeOfDocument/:onlyShowSignedDocuments',
    input: z.strictObject({
      applicationId: int,
      userId: idOf('platform.user'),
      typeOfDocument: typeCode,
      onlyShowSignedDocuments: z.stringbool(),
    }),
    answer: z.array(Envelope),
  },
  /** Of the caller. A question, which changes nothing. */
  countEnvelopes: {
    method: 'POST',
    access: signedIn(),
    whileReadOnly: true,
    path: 'esign/countEnvelopes',
    input: z.strictObject({
      applicationId: z.int32().min(1),
      typesOfDocuments: z.array(typeCode).max(100),
      onlyShowSignedDocuments: z.boolean(),
    }),
    answer: z.object({ total: z.int(), byType: z.record(z.string(), z.int()) }),
  },
  /** 409 TRANSITION_INVALID of one that has ended or waits for its seal, 409 CANCEL_REFUSED where its record forbids it. */
  cancelEnvelope: {
    ...writing,
    method: 'DELETE',
    path: 'esign/cancelEnvelope/:envelopeId',
    input: z.strictObject({
      envelopeId: idOf('platform.envelope'),
      reason: z.string().trim().min(3).max(500).optional(),
    }),
    answer: z.object({ state: z.enum(envelopeStates) }),
  },
  /** Without an application: what waits for the caller and what he sent, wherever. With one: all that he reads there. */
  getEnvelopes: {
    ...reading,
    path: 'esign/envelopes/:page/:size/:search?',
    list: envelopesByAge,
    input: z.strictObject({
      ...fieldsOf(envelopesByAge),
      applicationId: int.optional(),
      type: typeCode.optional(),
    }),
    answer: pageOf(Envelope),
  },
  getEnvelopeTabs: {
    ...reading,
    path: 'esign/tabs',
    input: z.strictObject({ applicationId: int.optional() }),
    answer: z.object({
      toSign: z.int(),
      waiting: z.int(),
      signed: z.int(),
      ended: z.int(),
      /** Whatever sends them, with how many are open; none where an application is asked. */
      applications: z.array(ApplicationWithWork),
      /** Whether the session may send and sign, and whether the company has chosen its password. */
      unlockedUntil: z.string().nullable(),
      isReady: z.boolean(),
      /** Whether codes and links may leave by text. */
      hasSms: z.boolean(),
    }),
  },
  getEnvelope: { ...reading, path: 'esign/envelope/:id', input: ofEnvelope, answer: EnvelopeInFull },
  /** The sealed file where there is one. A signer who opens his document has it noted. */
  getEnvelopeDocument: {
    ...reading,
    path: 'esign/envelope/:id/documents/:documentId',
    leavesTrace: true,
    input: ofEnvelope.extend({ documentId: idOf('platform.envelope_document') }),
    answer: file('application/pdf'),
  },
  /**
   * What proves a signed envelope to who has no Sillon; whoever takes it is noted. 409 NOT_SEALED before its
   * end, 503 TIME_STAMP_AWAY while the server that gives the time does not answer.
   */
  getEnvelopeEvidence: {
    ...reading,
    path: 'esign/envelope/:id/evidence',
    voice: 'platform',
    outside: true,
    leavesTrace: true,
    input: ofEnvelope,
    answer: file('application/zip'),
  },
  /** A draft. 400 DOCUMENT_TYPE_UNSUPPORTED of a type that nobody signs by hand. */
  createEnvelope: {
    ...writing,
    method: 'POST',
    path: 'esign/envelope',
    input: WishedEnvelope,
    answer: z.object({ id: idOf('platform.envelope'), number: z.string() }),
    status: 201,
  },
  /** Of a draft, all of it anew. */
  editEnvelope: {
    ...writing,
    method: 'PUT',
    path: 'esign/envelope/:id',
    input: WishedEnvelope.extend({ id: idOf('platform.envelope'), version: z.int32().optional() }),
    answer: z.object({ id: idOf('platform.envelope'), number: z.string() }),
  },
  /**
   * Who signs a draft and who only reads it, all of them anew, in the order given; places of who is no signer any more go
   * with him. 400 on `recipients`, 409 PEOPLE_OF_RECORD where a record says who signs.
   */
  editEnvelopePeople: {
    ...writing,
    method: 'PUT',
    path: 'esign/envelope/:id/people',
    input: ofEnvelope.extend({
      recipients: z.array(WishedPerson).min(1).max(mostPeople),
      ordered: z.boolean(),
      version: z.int32().optional(),
    }),
    answer: z.object({ version: z.int() }),
  },
  /**
   * A draft of the documents, people and places of one that ended unsigned, whose links stay dead. While that draft is
   * open, the same is answered. 409 NOT_ENDED, PEOPLE_OF_RECORD where a record sends its own.
   */
  sendEnvelopeAgain: {
    ...writing,
    method: 'POST',
    path: 'esign/envelope/:id/again',
    input: ofEnvelope,
    answer: z.object({ id: idOf('platform.envelope'), number: z.string() }),
    status: 201,
  },
  /** Where each signs in a document of a draft, all of them anew: 400 on `places` of no signer of it, or no page. */
  placeSignatures: {
    ...writing,
    method: 'PUT',
    path: 'esign/envelope/:id/documents/:documentId/places',
    input: ofEnvelope.extend({
      documentId: idOf('platform.envelope_document'),
      places: z.array(PlaceToSign).max(mostPlaces),
      version: z.int32().optional(),
    }),
    answer: z.object({ version: z.int() }),
  },
  /** 400 SIGNATURE_LOCKED, 409 ESIGN_NOT_READY, 409 TRANSITION_INVALID */
  sendEnvelope: { ...writing, method: 'POST', path: 'esign/envelope/:id/send', input: ofEnvelope, answer: nothing },
  /** A PDF that is to be signed: refused with why when it is encrypted, signed, scripted, a form of XFA, or too long. */
  uploadToSign: {
    ...writing,
    method: 'POST',
    path: 'esign/upload',
    outside: true,
    files: { file: { types: ['application/pdf'], maxBytes: mostBytes } },
    answer: z.object({ fileId: idOf('kernel.file'), name: z.string(), pages: z.int() }),
    status: 201,
  },
  /** Whom it waits for; once an hour a person. Answers how many were reminded. */
  remindSigners: {
    ...writing,
    method: 'POST',
    path: 'esign/envelope/:id/remind',
    input: ofEnvelope,
    answer: z.object({ count: z.int() }),
  },
  /**
   * A new address, or another telephone, is a new link: the former opens nothing from then on. 400 NO_ADDRESS on `mail` of
   * neither, or of somebody who would have none.
   */
  correctRecipient: {
    ...writing,
    method: 'POST',
    path: 'esign/envelope/:id/recipients/:recipientId',
    input: ofEnvelope.extend({
      recipientId: idOf('platform.recipient'),
      mail: z.email().max(254).optional(),
      phone: phone.optional(),
    }),
    answer: nothing,
  },
  extendEnvelope: {
    ...writing,
    method: 'POST',
    path: 'esign/envelope/:id/extend',
    input: ofEnvelope.extend({ expiresAt: z.iso.datetime() }),
    answer: nothing,
  },
})
