import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { touchedByNewLots } from '#atelier/touched-by-goods.model.ts'
import {
  detailStatuses,
  FabricationOrder,
  FabricationOrderDetail,
  onTheFloor,
  ordersElement,
  remark,
} from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { inventoriesElement } from '../inventories/inventories-place.model.ts'
import { BenchOfWorkshop, ReadOnScale } from '../weighing/weighing.model.ts'
import { weighingElement } from '../weighing/weighing-place.model.ts'
import { HoursOfPerson, logLevels, PersonOfOrder, RefusedLot, TaskOfOrder } from './line-work.model.ts'

const reading = { method: 'GET', access: reads(ordersElement) } as const
const writing = {
  method: 'POST',
  access: writes(ordersElement),
  touches: touchedByNewLots,
} as const
const acting = { ...writing, replays: true } as const
const order = z.strictObject({ id: idOf('atelier.fabrication_order') })
const task = {
  ...acting,
  input: order.extend({ taskId: idOf('atelier.order_task'), ...onTheFloor }),
  answer: TaskOfOrder,
} as const
const mostContext = 2_000

/** What is done along a line while an order runs (hr-and-workshop, section 7, Workshop; design of fabrication, 5 and 7). */
export const lineWorkCalls = calls('atelier/line-work', {
  /**
   * Pours: `pouredKg` is the new total of the lot, `addedKg` so much more, which is right whatever others poured meanwhile.
   * Less than before, or taken back, brings the weight back to its place. What a scale said of `addedKg` is kept with the pour.
   * 409 LOT_BLOCKED, LOT_RESERVED, CONTROL_MISSING; 400 LOT_SHORT, WEIGHT_DIFFERS, WEIGHING_UNSTABLE, WEIGHING_RANGE, NET_NEGATIVE.
   */
  updateFabricationOrderDetail: {
    ...acting,
    path: 'atelier/fabrication/updateFabricationOrderDetail',
    input: z.strictObject({
      id: idOf('atelier.fabrication_order_detail'),
      pouredKg: Kilograms.optional(),
      addedKg: PositiveKilograms.optional(),
      weighed: ReadOnScale.optional(),
      status: z.enum(detailStatuses).optional(),
      rank: z.int().min(1).max(99).optional(),
      /** Why more is poured than there is. */
      reason: remark.optional(),
      version: z.int32().optional(),
      ...onTheFloor,
    }),
    answer: FabricationOrderDetail,
  },
  /** 409 DETAIL_POURED of one that was poured. */
  deleteFabricationOrderdetail: {
    ...writing,
    path: 'atelier/fabrication/deleteFabricationOrderdetail',
    input: z.strictObject({ id: idOf('atelier.fabrication_order_detail') }),
    answer: z.object({ id: idOf('atelier.fabrication_order_detail') }),
  },
  /**
   * What was poured of the wrong lot goes back, and out of the right one, which is chosen as its company wants: the number is
   * what was scanned. 409 PERIOD_CLOSED of a closed order; 400 REASON_REQUIRED of a lot before its turn.
   */
  updateNumLotDetail: {
    ...acting,
    path: 'atelier/fabrication/updateNumLotDetail',
    input: z.strictObject({
      fabricationOrderDetailId: idOf('atelier.fabrication_order_detail'),
      newNumLot: z
        .string()
        .overwrite(written => written.trim().toUpperCase())
        .regex(/^[A-Z0-9-]{4,20}$/, 'atelier.order.number-form'),
      /** Why an older harvest waits. */
      reason: remark.optional(),
      ...onTheFloor,
    }),
    answer: FabricationOrderDetail,
  },
  /** One line of what a tablet reports of itself; 60 a minute and person. */
  loggerFile: {
    method: 'POST',
    path: 'atelier/fabrication/loggerFile',
    access: writes(ordersElement, weighingElement, inventoriesElement),
    input: z.strictObject({
      level: z.enum(logLevels),
      message: z.string().min(1).max(500),
      context: z
        .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
        .default({})
        .refine(context => JSON.stringify(context).length <= mostContext, 'atelier.floor.context-too-long'),
    }),
    answer: z.object({ ok: z.literal(true) }),
  },
  /** A lot more, by its id or by the number that was scanned. 400 SCAN_REQUIRED, REASON_REQUIRED of a lot before its turn. */
  addLotToOrder: {
    ...acting,
    path: 'atelier/fabrication/orders/:id/details',
    input: order.extend({
      lotId: idOf('atelier.lot').optional(),
      numLot: z.string().max(60).optional(),
      plannedKg: PositiveKilograms.optional(),
      /** Why an older harvest waits. */
      reason: remark.optional(),
      ...onTheFloor,
    }),
    answer: FabricationOrderDetail,
  },
  /** What is told of a lot that may not be poured for an order. 404 of a lot of another workshop. */
  getRefusedLot: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/refusedLots/:lotId',
    input: order.extend({ lotId: idOf('atelier.lot') }),
    answer: RefusedLot,
  },
  /** So many more cases are made; fewer wants a reason. */
  declareCases: {
    ...acting,
    path: 'atelier/fabrication/orders/:id/cases',
    input: order.extend({ cases: z.int().min(-100_000).max(100_000), reason: remark.optional(), ...onTheFloor }),
    answer: FabricationOrder,
  },
  getTasksOfOrder: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/tasks',
    input: order,
    answer: z.array(TaskOfOrder),
  },
  startTask: { ...task, path: 'atelier/fabrication/orders/:id/tasks/:taskId/start' },
  endTask: { ...task, path: 'atelier/fabrication/orders/:id/tasks/:taskId/end' },
  skipTask: { ...task, path: 'atelier/fabrication/orders/:id/tasks/:taskId/skip' },
  /** What a line pours on, and in. */
  getScalesOfLine: {
    ...reading,
    path: 'atelier/fabrication/scales/:atelierId',
    input: z.strictObject({ atelierId: idOf('atelier.workshop') }),
    answer: BenchOfWorkshop,
  },
  /** Who is there first, then who was. */
  getPeopleOfOrder: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/people',
    input: order,
    answer: z.array(PersonOfOrder),
  },
  /** Comes, or goes; who comes from another order leaves it at this instant. 409 ALREADY_THERE. */
  movePerson: {
    ...acting,
    path: 'atelier/fabrication/orders/:id/people',
    input: order.extend({ operatorId: idOf('atelier.operator'), here: z.boolean(), ...onTheFloor }),
    answer: z.array(PersonOfOrder),
  },
  /** Hours by person, for who corrects them. */
  getPeopleOfDay: {
    ...reading,
    access: manages(ordersElement),
    path: 'atelier/fabrication/people/:atelierId/:date',
    input: z.strictObject({ atelierId: idOf('atelier.workshop'), date: z.iso.date() }),
    answer: z.array(HoursOfPerson),
  },
  correctTimes: {
    ...writing,
    access: manages(ordersElement),
    path: 'atelier/fabrication/people/:spanId/correct',
    input: z.strictObject({
      spanId: idOf('atelier.task_operator'),
      fromAt: z.iso.datetime({ offset: true }),
      toAt: z.iso.datetime({ offset: true }),
      reason: remark.min(1),
    }),
    answer: z.object({ id: idOf('atelier.task_operator') }),
  },
})
