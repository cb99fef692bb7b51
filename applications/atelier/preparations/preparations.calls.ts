import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { PositiveKilograms } from '#kernel/shared/weight.ts'
import { labelAsked } from '#platform/label-printing/label-asked.model.ts'
import { reasonsOfShortage } from '../shipments/shipment.model.ts'
import { shippingElement } from '../shipments/shipments-place.model.ts'
import { Preparation, PreparationDetail, Preparer } from './preparation.model.ts'
import { preparationBoardElement, preparationElement } from './preparations-place.model.ts'

const ofOne = z.strictObject({ id: idOf('atelier.shipment') })
const touches = ['atelier', 'platform/trace'] as const
const picking = { access: writes(preparationElement), touches, answer: PreparationDetail } as const
const happenedAt = z.iso.datetime({ offset: true }).optional()

/** What is picked for a shipment, case by case, onto its pallets (design of shipping, sections 1 and 2). */
export const preparationsCalls = calls('atelier/preparations', {
  /** All that is being picked or stands picked, the nearest cut-off first; 200 at most. */
  getPreparations: {
    method: 'GET',
    path: 'atelier/preparations',
    access: reads(preparationElement, preparationBoardElement),
    answer: z.array(Preparation),
  },
  getPreparers: {
    method: 'GET',
    path: 'atelier/preparations/preparers',
    access: writes(preparationBoardElement),
    answer: z.array(Preparer),
  },
  getPreparation: {
    method: 'GET',
    path: 'atelier/preparations/:id',
    access: reads(preparationElement),
    input: ofOne,
    answer: PreparationDetail,
  },
  takePreparation: { method: 'POST', path: 'atelier/preparations/:id/take', ...picking, input: ofOne },
  /** 400 of somebody who may not prepare there. */
  assignPreparation: {
    method: 'POST',
    path: 'atelier/preparations/:id/assign',
    access: writes(preparationBoardElement),
    touches,
    input: ofOne.extend({ userId: idOf('platform.user').nullable() }),
    answer: Preparation,
  },
  /**
   * Cases of a lot onto the pallet in hand, which is begun where there is none. 409 LOT_UNKNOWN, WRONG_ARTICLE, LINE_DONE,
   * LOT_BLOCKED, CONTROL_MISSING, LOT_EXPIRED, PALLET_MIX, GS1_PREFIX_MISSING, TOO_OLD; 400 CASES_TOO_MANY, CASES_SHORT
   */
  pickCases: {
    method: 'POST',
    path: 'atelier/preparations/:id/pick',
    ...picking,
    replays: true,
    input: ofOne.extend({ code: z.string().trim().min(1).max(100), cases: z.int().min(1).max(10_000), happenedAt }),
  },
  /** From a pallet that is not weighed yet. 409 PALLET_STATE */
  putBack: {
    method: 'POST',
    path: 'atelier/preparations/:id/putBack',
    ...picking,
    input: ofOne.extend({ palletLineId: idOf('atelier.pallet_line') }),
  },
  /** Why what is missing does not come; null when it does after all. */
  reportShortage: {
    method: 'POST',
    path: 'atelier/preparations/:id/shortage',
    ...picking,
    replays: true,
    input: ofOne.extend({
      lineId: idOf('atelier.shipment_line'),
      reason: z.enum(reasonsOfShortage).nullable(),
      happenedAt,
    }),
  },
  /** Weighs the pallet in hand. 409 PALLET_EMPTY; 400 PALLET_WEIGHT, NET_NEGATIVE */
  completePallet: {
    method: 'POST',
    path: 'atelier/preparations/:id/completePallet',
    ...picking,
    replays: true,
    input: ofOne.extend({ supportId: idOf('atelier.container').nullable(), grossKg: PositiveKilograms }),
  },
  /** Its cases are to be picked again; its number is not given again. 409 PALLET_STATE of one that is loaded */
  breakUpPallet: {
    method: 'POST',
    path: 'atelier/preparations/:id/breakUpPallet',
    ...picking,
    input: ofOne.extend({ palletId: idOf('atelier.pallet') }),
  },
  getLabelOfPallet: {
    method: 'GET',
    path: 'atelier/pallets/:palletId/label',
    access: reads(preparationElement, shippingElement),
    input: z.strictObject({ palletId: idOf('atelier.pallet'), ...labelAsked }),
    answer: file(),
  },
})
