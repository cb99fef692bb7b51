import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { deliveriesElement } from '../deliveries/deliveries-place.model.ts'
import {
  Container,
  containerFields,
  reasonOfWeighing,
  Scale,
  scaleFields,
  sourcesOfWeighing,
  Weighing,
  WeighingBench,
  weighingFields,
} from './weighing.model.ts'
import { weighingElement } from './weighing-place.model.ts'

const touches = ['atelier'] as const
const inWorkshop = { workshopId: idOf('atelier.workshop') }
const setting = { access: manages(weighingElement), touches } as const

const weighingsByTime = {
  sorts: ['weighedAt'],
  isUsuallyDownwards: true,
  filters: {
    workshopId: idIn('atelier.workshop', { address: 'workshop' }),
    lineId: idIn('atelier.delivery_line', { address: 'line' }),
    lotId: idIn('atelier.lot', { address: 'lot' }),
    source: choice(sourcesOfWeighing),
  },
} as const satisfies List

/** Weights, what they were read on and what is taken off them (design of lots and stock, section 5). */
export const weighingCalls = calls('atelier/weighing', {
  getWeighingBench: {
    method: 'GET',
    path: 'atelier/weighings/bench',
    access: reads(weighingElement, deliveriesElement),
    answer: WeighingBench,
  },
  /** By what a reader scans. 404 LOT_UNKNOWN */
  findLotToWeigh: {
    method: 'GET',
    path: 'atelier/weighings/lots/:number',
    access: reads(weighingElement),
    input: z.strictObject({
      number: z
        .string()
        .overwrite(written => written.trim().toUpperCase())
        .min(1)
        .max(40),
    }),
    answer: z.object({ id: idOf('atelier.lot'), number: z.string(), goods: z.string() }),
  },
  /** The latest first, those that were cancelled too. */
  getWeighings: {
    method: 'GET',
    path: 'atelier/weighings',
    access: reads(weighingElement, deliveriesElement),
    list: weighingsByTime,
    input: z.strictObject(fieldsOf(weighingsByTime)),
    answer: pageOf(Weighing),
  },
  /**
   * 400 WEIGHING_UNSTABLE, WEIGHING_RANGE, NET_NEGATIVE; 409 SCALE_EXPIRED, TOO_OLD, TRANSITION_INVALID of a line whose
   * delivery is closed; 403 of a typed weight or a mean without its right.
   */
  recordWeighing: {
    method: 'POST',
    path: 'atelier/weighings',
    access: writes(weighingElement, deliveriesElement),
    replays: true,
    input: z.strictObject(weighingFields),
    touches,
    answer: Weighing,
  },
  /** One's own of the day; those of others for who manages. 409 CANCELLED_ALREADY, TRANSITION_INVALID, WEIGHING_POURED */
  cancelWeighing: {
    method: 'POST',
    path: 'atelier/weighings/:id/cancel',
    access: writes(weighingElement, deliveriesElement),
    replays: true,
    input: z.strictObject({ id: idOf('atelier.weighing'), reason: reasonOfWeighing }),
    touches,
    answer: Weighing,
  },
  /** 400 CODE_TAKEN at its field. */
  createContainer: {
    method: 'POST',
    path: 'atelier/containers',
    ...setting,
    status: 201,
    input: z.strictObject({ ...inWorkshop, ...containerFields }),
    answer: Container,
  },
  /** Weighings of before keep the tare that they had. */
  editContainer: {
    method: 'PUT',
    path: 'atelier/containers/:id',
    ...setting,
    input: z.strictObject({
      id: idOf('atelier.container'),
      name: containerFields.name,
      tareKg: containerFields.tareKg,
      isArchived: z.boolean().default(false),
      version: z.int32(),
    }),
    answer: Container,
  },
  /** 400 CODE_TAKEN at its field. */
  createScale: {
    method: 'POST',
    path: 'atelier/scales',
    ...setting,
    status: 201,
    input: z.strictObject({ ...inWorkshop, ...scaleFields }),
    answer: Scale,
  },
  editScale: {
    method: 'PUT',
    path: 'atelier/scales/:id',
    ...setting,
    input: z.strictObject({
      id: idOf('atelier.scale'),
      name: scaleFields.name,
      maxKg: scaleFields.maxKg,
      stepKg: scaleFields.stepKg,
      verifiedUntil: scaleFields.verifiedUntil,
      serial: scaleFields.serial,
      isArchived: z.boolean().default(false),
      version: z.int32(),
    }),
    answer: Scale,
  },
})
