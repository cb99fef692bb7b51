import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { touchedByNewLots } from '#atelier/touched-by-goods.model.ts'
import { deliveriesElement, gradingRight } from './deliveries-place.model.ts'
import { Delivery, DeliveryChoices, deliveryFields, deliveryLineFields, DeliveryRow } from './delivery.model.ts'
import { gradingFields } from './grading.model.ts'

const ofOne = z.strictObject({ id: idOf('atelier.delivery') })
const ofLine = z.strictObject({ lineId: idOf('atelier.delivery_line') })
const touches = touchedByNewLots
const writing = { access: writes(deliveriesElement), touches, answer: Delivery } as const
const managing = { ...writing, access: manages(deliveriesElement) } as const
const reason = z.string().overwrite(asOneLine).min(1).max(500)

const deliveriesByTime = {
  sorts: ['at'],
  comparedSorts: ['number', 'origin', 'net'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['open', 'expected', 'closed', 'refused']),
    workshopId: idIn('atelier.workshop', { address: 'workshop' }),
    growerId: idIn('platform.partner', { address: 'grower' }),
  },
} as const satisfies List

/** What is brought in, weighed, graded and put into stock (design of lots and stock, section 6). */
export const deliveriesCalls = calls('atelier/deliveries', {
  getDeliveries: {
    method: 'GET',
    path: 'atelier/deliveries',
    access: reads(deliveriesElement),
    ...listOf(DeliveryRow, deliveriesByTime),
  },
  getDeliveryChoices: {
    method: 'GET',
    path: 'atelier/deliveries/choices',
    access: reads(deliveriesElement),
    answer: DeliveryChoices,
  },
  getDelivery: {
    method: 'GET',
    path: 'atelier/deliveries/:id',
    access: reads(deliveriesElement),
    input: ofOne,
    answer: Delivery,
  },
  /** Expected, or there already with `hasArrived`; numbered without a gap. */
  createDelivery: {
    method: 'POST',
    path: 'atelier/deliveries',
    ...writing,
    replays: true,
    status: 201,
    input: z.strictObject({
      workshopId: idOf('atelier.workshop'),
      ...deliveryFields,
      hasArrived: z.boolean().default(false),
      lines: z.array(z.strictObject(deliveryLineFields)).max(50).default([]),
    }),
  },
  /** As long as it is open. 409 TRANSITION_INVALID */
  editDelivery: {
    method: 'PUT',
    path: 'atelier/deliveries/:id',
    ...writing,
    input: ofOne.extend({ ...deliveryFields, version: z.int32() }),
  },
  markArrived: { method: 'POST', path: 'atelier/deliveries/:id/arrive', ...writing, input: ofOne },
  /** 400 HARVEST_DATE */
  addDeliveryLine: {
    method: 'POST',
    path: 'atelier/deliveries/:id/lines',
    ...writing,
    replays: true,
    input: ofOne.extend(deliveryLineFields),
  },
  editDeliveryLine: {
    method: 'PUT',
    path: 'atelier/deliveryLines/:lineId',
    ...writing,
    input: ofLine.extend({ ...deliveryLineFields, version: z.int32() }),
  },
  /** As long as nothing of it was weighed: 409 LINE_WEIGHED. */
  deleteDeliveryLine: {
    method: 'DELETE',
    path: 'atelier/deliveryLines/:lineId',
    ...writing,
    input: ofLine,
    answer: nothing,
  },
  /** 400 CLASSES_OVERLAP, SAMPLE_MISMATCH; what stood is replaced. */
  gradeLine: {
    method: 'POST',
    path: 'atelier/deliveryLines/:lineId/grading',
    ...writing,
    access: writes(gradingRight),
    input: ofLine.extend({ ...gradingFields, version: z.int32().optional() }),
  },
  /**
   * Makes a lot of each line that is not refused. 400 LINES_MISSING, LINE_UNWEIGHED, HARVEST_DATE, GRADING_REQUIRED;
   * 409 HARVEST_DELAY
   */
  closeDelivery: {
    method: 'POST',
    path: 'atelier/deliveries/:id/close',
    ...writing,
    replays: true,
    input: ofOne.extend({ locationId: idOf('atelier.location'), version: z.int32().optional() }),
  },
  refuseDelivery: {
    method: 'POST',
    path: 'atelier/deliveries/:id/refuse',
    ...managing,
    input: ofOne.extend({ reason }),
  },
  /** On the day when it was closed, as long as nothing was done with its lots. 409 LOTS_USED, TRANSITION_INVALID */
  reopenDelivery: { method: 'POST', path: 'atelier/deliveries/:id/reopen', ...managing, input: ofOne },
  /** What was expected and does not come. */
  cancelDelivery: { method: 'POST', path: 'atelier/deliveries/:id/cancel', ...writing, input: ofOne },
  /** All crops that come in only graded; those that are left out no longer. */
  setGradedCrops: {
    method: 'PUT',
    path: 'atelier/gradedCrops',
    access: manages(deliveriesElement),
    touches,
    input: z.strictObject({ cropCodeIds: z.array(idOf('platform.crop_code')).max(500) }),
    answer: nothing,
  },
})
