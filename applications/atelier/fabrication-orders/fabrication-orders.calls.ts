import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { labelAsked } from '#platform/label-printing/label-asked.model.ts'
import { touchedByNewLots } from '#atelier/touched-by-goods.model.ts'
import { DefectKind } from '#atelier/defect-kinds/defect-kind.model.ts'
import { lotSelections } from '#atelier/fabrication-rules/fabrication-rule.model.ts'
import {
  AvailableLot,
  DefectOfOrder,
  EventOfOrder,
  FabricationOrder,
  FabricationOrderDetail,
  mostDefects,
  mostLots,
  onTheFloor,
  ordersElement,
  Pause,
  PlannedLot,
  remark,
  stopReasons,
} from './fabrication-order.model.ts'

const reading = { method: 'GET', access: reads(ordersElement) } as const
const writing = {
  method: 'POST',
  access: writes(ordersElement),
  answer: FabricationOrder,
  touches: touchedByNewLots,
} as const
const managing = { ...writing, access: manages(ordersElement) } as const
const orderId = idOf('atelier.fabrication_order')
const order = z.strictObject({ id: orderId })
const ofOrder = z.strictObject({ orderId })
const change = { version: z.int32().optional(), ...onTheFloor }

/** Orders of fabrication (hr-and-workshop, section 7, Workshop; design of fabrication, section 5). */
export const fabricationOrdersCalls = calls('atelier/fabrication-orders', {
  /** Of a family and those below it: free, not out of date, harvested by that day; oldest harvest first. */
  getLotsDisponibles: {
    ...reading,
    path: 'atelier/fabrication/getLotsDisponibles/:atelierId/:idFamille/:datePlanification',
    input: z.strictObject({
      atelierId: idOf('atelier.workshop'),
      idFamille: idOf('platform.article_family'),
      datePlanification: z.iso.date(),
    }),
    answer: z.array(AvailableLot),
  },
  /** What a plan may pour, how much it wants, loss comprised, and how its company chooses. */
  getLotsForDetail: {
    ...reading,
    path: 'atelier/fabrication/plans/:ligneDetailId/lots',
    input: z.strictObject({ ligneDetailId: idOf('atelier.ligne_detail') }),
    answer: z.object({ needKg: Kilograms, lotSelection: z.enum(lotSelections), lots: z.array(AvailableLot) }),
  },
  /** The one that is not cancelled; null where there is none. */
  getFabricationOrderByLigneDetail: {
    ...reading,
    path: 'atelier/fabrication/getFabricationOrderByLigneDetail/:ligneDetailId',
    input: z.strictObject({ ligneDetailId: idOf('atelier.ligne_detail') }),
    answer: FabricationOrder.nullable(),
  },
  getFabricationOrderById: {
    ...reading,
    path: 'atelier/fabrication/getFabricationOrderById/:id',
    input: order,
    answer: FabricationOrder,
  },
  /** In their turn. */
  getFabricationOrderDetailsByOrderId: {
    ...reading,
    path: 'atelier/fabrication/getFabricationOrderDetailsByOrderId/:orderId',
    input: ofOrder,
    answer: z.array(FabricationOrderDetail),
  },
  /** Newest first. */
  loadPauseHistory: {
    ...reading,
    path: 'atelier/fabrication/loadPauseHistory/:orderId',
    input: ofOrder,
    answer: z.array(Pause),
  },
  /** All that became of it, newest first. */
  getTimelineOfOrder: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/timeline',
    input: order,
    answer: z.array(EventOfOrder),
  },
  /** Orders of a day, by line and turn. */
  getOrdersOfDay: {
    ...reading,
    path: 'atelier/fabrication/orders/day/:atelierId/:date',
    input: z.strictObject({ atelierId: idOf('atelier.workshop'), date: z.iso.date() }),
    answer: z.array(FabricationOrder),
  },
  /** The sheet of the order, in the language of whoever asks. */
  getSheetOfOrder: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/sheet',
    input: order,
    answer: file('application/pdf'),
  },
  /** What is stuck on each case, from the start of the order on. 409 NO_LOT_MADE before it. */
  getLabelOfCases: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/label',
    input: order.extend(labelAsked),
    answer: file(),
  },
  /** 409 ORDER_EXISTS; 400 LOT_SHORT, LOT_FAMILY, SCAN_REQUIRED, REASON_REQUIRED of a lot before its turn; 409 LOT_BLOCKED. */
  createFabricationOrder: {
    ...writing,
    path: 'atelier/fabrication/createFabricationOrder',
    input: z.strictObject({
      ligneDetailId: idOf('atelier.ligne_detail'),
      lots: z.array(PlannedLot).max(mostLots),
      /** Why an older harvest waits. */
      reason: remark.optional(),
    }),
  },
  /** Starts it, or goes on after a stop. 409 LINE_BUSY, RESOURCE_STOPPED, TRANSITION_INVALID. */
  demarrerFabrication: {
    ...writing,
    replays: true,
    path: 'atelier/fabrication/demarrerFabrication',
    input: z.strictObject({ orderId, operatorIds: z.array(idOf('atelier.operator')).max(50).optional(), ...change }),
  },
  suspendreFabrication: {
    ...writing,
    replays: true,
    path: 'atelier/fabrication/suspendreFabrication',
    input: z.strictObject({ orderId, reasonCode: z.enum(stopReasons), comment: remark.optional(), ...change }),
  },
  /**
   * Has who mends equipment open a ticket for the line. 409 NOT_REPORTABLE of what did not break down, or where nobody keeps
   * tickets.
   */
  reportLine: {
    ...writing,
    replays: true,
    path: 'atelier/fabrication/orders/:id/report',
    input: order.extend(onTheFloor),
  },
  /** Defects by which its company names what is lost today, by name. */
  getDefectKindsOfOrder: {
    ...reading,
    path: 'atelier/fabrication/orders/:id/defectKinds',
    input: order,
    answer: z.array(DefectKind.pick({ id: true, name: true })),
  },
  /**
   * 400 MASS_BALANCE where more than 3 % is found nowhere and nobody says why; at `defects` where more is named by defects than
   * was downgraded or wasted.
   */
  terminerFabrication: {
    ...writing,
    replays: true,
    path: 'atelier/fabrication/terminerFabrication',
    input: z.strictObject({
      orderId,
      doneCases: z.int().min(0).max(1_500_000),
      downgradedKg: Kilograms.default(0),
      wasteKg: Kilograms.default(0),
      /** What of both was for which defect of the company; what is left has no name. */
      defects: z
        .array(DefectOfOrder.pick({ fate: true, defectKindId: true }).extend({ kg: PositiveKilograms }).strict())
        .max(mostDefects)
        .default([]),
      gapReason: remark.optional(),
      ...change,
    }),
  },
  /** The next order of the line may pour while this one empties. */
  endPouring: {
    ...writing,
    replays: true,
    path: 'atelier/fabrication/orders/:id/endPouring',
    input: order.extend(change),
  },
  closeOrder: {
    ...managing,
    path: 'atelier/fabrication/orders/:id/close',
    input: order.extend({ version: z.int32().optional() }),
  },
  cancelOrder: {
    ...managing,
    path: 'atelier/fabrication/orders/:id/cancel',
    input: order.extend({ reason: remark.min(1), version: z.int32().optional() }),
  },
})
