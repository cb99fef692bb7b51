import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  kindsOfAction,
  kindsOfCause,
  mostWhys,
  NonConformity,
  NonConformityChoices,
  nonConformityFields,
  NonConformityRow,
  sentence,
  severities,
  sourcesOfNonConformity,
  why,
} from './non-conformity.model.ts'
import { closingRight, nonConformitiesElement } from './non-conformities-place.model.ts'

const reading = { method: 'GET', access: reads(nonConformitiesElement) } as const
const writing = {
  method: 'POST',
  access: writes(nonConformitiesElement),
  touches: ['qualite', 'atelier'],
  answer: NonConformity,
} as const
const ofOne = z.strictObject({ id: idOf('qualite.non_conformity') })
const ofVersion = ofOne.extend({ version: z.int32() })

const byDetection = {
  sorts: ['detectedAt'],
  comparedSorts: ['number', 'dueAt'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['mine', 'open', 'late', 'ended']),
    severity: choice(severities),
    source: choice(sourcesOfNonConformity),
    companyId: idIn('platform.company', { address: 'company' }),
  },
} as const satisfies List

/** What does not conform, until it cannot come again (design of quality, section 7). */
export const nonConformitiesCalls = calls('qualite/non-conformities', {
  getNonConformities: {
    ...reading,
    path: 'qualite/nonConformites',
    list: byDetection,
    input: z.strictObject(fieldsOf(byDetection)),
    answer: pageOf(NonConformityRow),
  },
  getNonConformityChoices: {
    method: 'GET',
    path: 'qualite/nonConformites/choices',
    access: writes(nonConformitiesElement),
    answer: NonConformityChoices,
  },
  getNonConformity: { ...reading, path: 'qualite/nonConformites/:id', input: ofOne, answer: NonConformity },
  /** 400 of an owner or a supplier that is none. */
  openNonConformity: {
    ...writing,
    path: 'qualite/nonConformites',
    status: 201,
    replays: true,
    input: z.strictObject({ companyId: idOf('platform.company'), ...nonConformityFields }),
  },
  editNonConformity: {
    ...writing,
    method: 'PUT',
    path: 'qualite/nonConformites/:id',
    input: ofVersion.extend(nonConformityFields),
  },
  /** An action that is immediate is done as it is written. 400 of an owner or a day that is missing. */
  addQualityAction: {
    ...writing,
    path: 'qualite/nonConformites/:id/actions',
    replays: true,
    input: ofOne.extend({
      kind: z.enum(kindsOfAction),
      text: sentence,
      ownerId: idOf('platform.user').nullable().default(null),
      dueOn: z.iso.date({ abort: true }).nullable().default(null),
    }),
  },
  /** By its owner, or by whoever manages. 409 ACTION_DONE */
  endQualityAction: {
    ...writing,
    path: 'qualite/nonConformites/:id/actions/:actionId/end',
    replays: true,
    input: ofOne.extend({ actionId: idOf('qualite.quality_action') }),
  },
  /** Its lots are held, or there is none. 400 ACTION_REQUIRED, LOTS_REQUIRED; 409 */
  containNonConformity: {
    ...writing,
    path: 'qualite/nonConformites/:id/contain',
    input: ofVersion.extend({ hasNoLot: z.boolean().default(false) }),
  },
  /** 400 WHYS_REQUIRED of what is more than minor; 409 */
  analyseNonConformity: {
    ...writing,
    path: 'qualite/nonConformites/:id/analyse',
    input: ofVersion.extend({
      causes: z.array(z.enum(kindsOfCause)).min(1).max(5),
      whys: z.array(why).max(mostWhys).default([]),
    }),
  },
  /** 400 ACTION_REQUIRED without a corrective action; 409 */
  actOnNonConformity: { ...writing, path: 'qualite/nonConformites/:id/act', input: ofVersion },
  /** By another person than whoever acted. What did not work is analysed again. 409 TOO_EARLY */
  verifyNonConformity: {
    ...writing,
    path: 'qualite/nonConformites/:id/verify',
    input: ofVersion.extend({ isEffective: z.boolean(), text: sentence }),
  },
  closeNonConformity: {
    ...writing,
    access: writes(closingRight),
    path: 'qualite/nonConformites/:id/close',
    input: ofVersion,
  },
  cancelNonConformity: {
    ...writing,
    access: manages(nonConformitiesElement),
    path: 'qualite/nonConformites/:id/cancel',
    input: ofVersion.extend({ reason: sentence }),
  },
  reopenNonConformity: {
    ...writing,
    access: manages(nonConformitiesElement),
    path: 'qualite/nonConformites/:id/reopen',
    input: ofVersion.extend({ reason: sentence }),
  },
})
