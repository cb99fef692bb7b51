import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'
import { ApplicationProof, Erasure, RecordToErase, RetentionRule, WaitingRequest } from './retention.model.ts'
import { retentionElement } from './retention-place.model.ts'

const erasuresByDay = {
  sorts: ['at'],
  isUsuallyDownwards: true,
} as const satisfies List

const proofsByDay = {
  sorts: ['decidedOn'],
  comparedSorts: ['name', 'keptUntil'],
  isSearched: true,
  isUsuallyDownwards: true,
} as const satisfies List

const reading = { method: 'GET', access: reads(retentionElement) } as const

/** How long data of people is kept, what goes next and what has gone (RH design, recruitment, section 10). */
export const retentionCalls = calls('rh/retention', {
  getRetentionRules: { ...reading, path: 'rh/retention/rules', answer: z.array(RetentionRule) },
  /** The next 500 people to be emptied, of those who applied in the reader's companies, the first to go first. */
  getRecordsToErase: { ...reading, path: 'rh/retention/toErase', answer: z.array(RecordToErase) },
  getErasures: { ...reading, path: 'rh/retention/erasures/:page/:size', ...listOf(Erasure, erasuresByDay) },
  /** What was decided in the companies of which the caller manages the retention. */
  getApplicationProofs: {
    method: 'GET',
    access: manages(retentionElement),
    path: 'rh/retention/proofs/:page/:size/:search?',
    ...listOf(ApplicationProof, proofsByDay),
  },
  /** Of people who are still known, the first to be answered first. */
  getWaitingRequests: { ...reading, path: 'rh/retention/requests', answer: z.array(WaitingRequest) },
  /**
   * Empties who asked for it and removes his files; his open applications are withdrawn. Asked again, it changes nothing.
   * 409 CANDIDATE_KEPT of who was hired.
   */
  eraseOnRequest: {
    method: 'POST',
    access: manages(retentionElement),
    path: 'rh/retention/requests/:id/erase',
    touches,
    input: z.strictObject({ id: idOf('rh.data_request') }),
    answer: nothing,
  },
})
