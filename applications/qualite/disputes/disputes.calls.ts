import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { day, fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { DisputeAnalysis, groupings, viewsOfAnalysis } from './analysis.model.ts'
import {
  amountGranted,
  creditNoteNumber,
  DisputableNote,
  Dispute,
  DisputeChoices,
  disputeFields,
  DisputeRow,
  kindsOfProof,
  reasonsOfDispute,
  replyOfProduction,
  responsibilities,
  sentence,
} from './dispute.model.ts'
import {
  analysisElements,
  decisionRight,
  disputesElement,
  followingElements,
  holdRight,
  investigationElement,
  productionElement,
  registrationElement,
  salesElement,
  settlingRight,
} from './disputes-place.model.ts'

const following = { access: reads(...followingElements) } as const
const ofOne = z.strictObject({ id: idOf('qualite.dispute') })
const ofVersion = ofOne.extend({ version: z.int32().optional() })
const touches = ['qualite', 'finances'] as const
const post = { method: 'POST', touches, answer: Dispute } as const
/** Whoever works at one of its steps may add what he knows. */
const working = writes(registrationElement, salesElement, productionElement, investigationElement)
const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
const mostBytes = 15_000_000
const patienceMs = 120_000

const disputesByNotice = {
  sorts: ['notifiedAt'],
  comparedSorts: ['number', 'customer', 'kg', 'dueAt', 'closedAt'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['mine', 'open', 'late', 'granted', 'ended']),
    /** Those that wait for one of the four. */
    waitsFor: choice(['sales', 'production', 'quality', 'accounting']),
    reason: choice(reasonsOfDispute),
    partnerId: idIn('platform.partner', { address: 'customer' }),
    companyId: idIn('platform.company', { address: 'company' }),
    from: day(),
    to: day(),
  },
} as const satisfies List

/** What customers complain about (design of quality, sections 2 to 5). */
export const disputesCalls = calls('qualite/disputes', {
  /** No amount of a company whose amounts one may not see. */
  getDisputes: {
    method: 'GET',
    path: 'qualite/litiges',
    ...following,
    list: disputesByNotice,
    input: z.strictObject(fieldsOf(disputesByNotice)),
    answer: pageOf(DisputeRow),
  },
  getDispute: { method: 'GET', path: 'qualite/litiges/:id', ...following, input: ofOne, answer: Dispute },
  /** How many wait for each of the four, of those that one follows. */
  getDisputesWaiting: {
    method: 'GET',
    path: 'qualite/litiges/waiting',
    ...following,
    answer: z.object({
      open: z.int(),
      late: z.int(),
      sales: z.int(),
      production: z.int(),
      quality: z.int(),
      accounting: z.int(),
    }),
  },
  getDisputeChoices: {
    method: 'GET',
    path: 'qualite/litiges/choices',
    access: reads(registrationElement, investigationElement),
    answer: DisputeChoices,
  },
  /** Delivery notes by their number, or by a pallet or a lot on them; the last shipped first, twenty at most. */
  findDisputableNotes: {
    method: 'GET',
    path: 'qualite/litiges/notes/:words',
    access: reads(registrationElement, investigationElement),
    input: z.strictObject({ words: z.string().trim().min(2).max(60) }),
    answer: z.array(DisputableNote),
  },
  /** 400 MORE_THAN_SHIPPED, LINES_MISSING. */
  registerDispute: {
    ...post,
    path: 'qualite/litiges',
    access: writes(registrationElement, investigationElement),
    replays: true,
    status: 201,
    input: z.strictObject({ companyId: idOf('platform.company'), ...disputeFields }),
  },
  /** As long as it was not handed on. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  editDispute: {
    method: 'PUT',
    path: 'qualite/litiges/:id',
    access: writes(registrationElement, investigationElement),
    touches,
    input: ofOne.extend({ ...disputeFields, version: z.int32() }),
    answer: Dispute,
  },
  /** What was seen or said, in words. */
  addDisputeProof: {
    ...post,
    path: 'qualite/litiges/:id/proofs',
    access: working,
    input: ofOne.extend({ kind: z.enum(kindsOfProof), text: sentence }),
  },
  /** A photograph or a PDF. 415 FILE_TYPE, 413 FILE_TOO_LARGE */
  addDisputePhoto: {
    ...post,
    path: 'qualite/litiges/:id/photos',
    access: working,
    outside: true,
    patienceMs,
    files: { file: { types: proofTypes, maxBytes: mostBytes } },
    input: ofOne.extend({ kind: z.enum(kindsOfProof) }),
  },
  getDisputePhoto: {
    method: 'GET',
    path: 'qualite/litiges/:id/photos/:proofId',
    ...following,
    input: ofOne.extend({ proofId: idOf('qualite.dispute_proof') }),
    answer: file(),
  },
  addDisputeMessage: {
    ...post,
    path: 'qualite/litiges/:id/messages',
    access: working,
    replays: true,
    input: ofOne.extend({ text: sentence }),
  },
  /** 400 PROOF_REQUIRED, LINES_MISSING; 409 TRANSITION_INVALID */
  transmitDispute: {
    ...post,
    path: 'qualite/litiges/:id/analyse',
    access: writes(registrationElement, investigationElement),
    input: ofVersion,
  },
  askProduction: {
    ...post,
    path: 'qualite/litiges/:id/askProduction',
    access: writes(investigationElement),
    input: ofVersion.extend({ question: sentence }),
  },
  /** Production has nothing to add, and why. */
  skipProduction: {
    ...post,
    path: 'qualite/litiges/:id/skipProduction',
    access: writes(investigationElement),
    input: ofVersion.extend({ reason: sentence }),
  },
  replyToQuality: {
    ...post,
    path: 'qualite/litiges/:id/reply',
    access: writes(productionElement),
    input: ofVersion.extend({ text: replyOfProduction }),
  },
  /** 400 GRANTED_TOO_HIGH; 409 TRANSITION_INVALID */
  decideDispute: {
    ...post,
    path: 'qualite/litiges/:id/decide',
    access: writes(decisionRight),
    input: ofVersion.extend({
      cause: sentence,
      responsibility: z.enum(responsibilities),
      grantedCents: amountGranted,
    }),
  },
  /** More facts are needed. */
  askMoreOfDispute: {
    ...post,
    path: 'qualite/litiges/:id/askMore',
    access: writes(investigationElement),
    input: ofVersion.extend({ question: sentence }),
  },
  /** 400 CREDIT_MISMATCH beyond one euro without a reason, CREDIT_NOTE_REQUIRED where something was granted. */
  settleDispute: {
    ...post,
    path: 'qualite/litiges/:id/settle',
    access: writes(settlingRight),
    input: ofVersion.extend({
      creditNote: creditNoteNumber.nullable().default(null),
      creditCents: amountGranted.default(0),
      reason: sentence.nullable().default(null),
    }),
  },
  /** Not founded: what is told to the customer. */
  dismissDispute: {
    ...post,
    path: 'qualite/litiges/:id/dismiss',
    access: manages(investigationElement),
    input: ofVersion.extend({ reason: sentence }),
  },
  /** By who registered it, or who manages, as long as it was not handed on. */
  cancelDispute: {
    ...post,
    path: 'qualite/litiges/:id/cancel',
    access: writes(registrationElement),
    input: ofVersion.extend({ reason: sentence }),
  },
  /** What had been decided stays to be read. */
  reopenDispute: {
    ...post,
    path: 'qualite/litiges/:id/reopen',
    access: manages(investigationElement),
    input: ofVersion.extend({ reason: sentence }),
  },
  /** Holds the lots of its lines that stand in the workshop. 409 NO_LOT */
  holdLotsOfDispute: {
    ...post,
    path: 'qualite/litiges/:id/hold',
    access: writes(holdRight),
    touches: ['qualite', 'atelier', 'platform/trace', 'commerce', 'culture', 'finances'],
    input: ofOne,
  },
  /** Figures of a period by month and by what groups them. */
  getDisputeAnalysis: {
    method: 'GET',
    path: 'qualite/litiges/analysis',
    access: reads(...analysisElements),
    input: z.strictObject({
      view: z.enum(viewsOfAnalysis),
      by: z.enum(groupings),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    answer: DisputeAnalysis,
  },
  /** The letter that numbers begin with (platform-core, section 7, Configuration: dispute letter). */
  getDisputeLetter: {
    method: 'GET',
    path: 'configuration/disputeLetter',
    access: reads(disputesElement, registrationElement),
    answer: z.object({ letter: z.string(), version: z.int32() }),
  },
  /** For numbers given from then on. */
  saveDisputeLetter: {
    method: 'PUT',
    path: 'configuration/disputeLetter',
    access: manages(disputesElement),
    touches,
    input: z.strictObject({ letter: z.string().regex(/^[A-Z]$/, 'qualite.dispute.letter-form'), version: z.int32() }),
    answer: nothing,
  },
})
