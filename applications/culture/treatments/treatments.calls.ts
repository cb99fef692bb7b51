import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  ClosedPlace,
  DoneFields,
  reasonOfTreatment,
  Treatment,
  TreatmentChoices,
  TreatmentFields,
} from './treatment.model.ts'
import { treatmentsElement, treatmentValidationRight } from './treatments-place.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.treatment'), version: z.int32() })
const writing = { access: writes(treatmentsElement), answer: Treatment, touches: ['culture', 'atelier'] } as const

const treatmentsByDay = {
  sorts: ['plannedFor'],
  comparedSorts: ['place', 'target'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['planned', 'register', 'cancelled']) },
} as const satisfies List

/** The register of treatments (design of crops, section 9): planned, done, validated by another, never rewritten. */
export const treatmentsCalls = calls('culture/treatments', {
  getPaginatedTreatments: {
    method: 'GET',
    path: 'culture/treatments/:page/:size/:search?',
    access: reads(treatmentsElement),
    ...listOf(Treatment, treatmentsByDay),
  },
  /** Standing crops with their places, and products in use. */
  getTreatmentChoices: {
    method: 'GET',
    path: 'culture/treatments/choices',
    access: writes(treatmentsElement),
    answer: TreatmentChoices,
  },
  /** Places that wait, those that nobody may enter first. */
  getClosedPlaces: {
    method: 'GET',
    path: 'culture/treatments/closed-places',
    access: reads(treatmentsElement),
    answer: z.array(ClosedPlace),
  },
  /** What its controls forbid may still be planned. 400 of an unknown crop, place, product, of a product without a use for the crop */
  planTreatment: {
    method: 'POST',
    path: 'culture/treatments',
    ...writing,
    replays: true,
    status: 201,
    input: TreatmentFields,
  },
  /**
   * Closes its place. 400 PHYTO_REFUSED with the sentence of the control that forbids it, of a control that asks for a
   * reason; 409 TRANSITION_INVALID, VERSION_CONFLICT
   */
  recordTreatment: {
    method: 'POST',
    path: 'culture/treatments/:id/done',
    ...writing,
    replays: true,
    input: ofOne.extend(DoneFields.shape),
  },
  /** 409 SAME_PERSON of one's own, TRANSITION_INVALID, VERSION_CONFLICT */
  validateTreatment: {
    method: 'POST',
    path: 'culture/treatments/:id/validate',
    ...writing,
    access: writes(treatmentValidationRight),
    input: ofOne,
  },
  /** What was done is cancelled by who manages treatments; it stays in the register. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  cancelTreatment: {
    method: 'POST',
    path: 'culture/treatments/:id/cancel',
    ...writing,
    input: ofOne.extend({ reason: reasonOfTreatment }),
  },
})
