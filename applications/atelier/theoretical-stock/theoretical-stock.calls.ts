import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { rawStockElement } from '../lots/lots-place.model.ts'
import { StockCover } from './stock-cover.model.ts'
import { adjustmentFields, stockElement, TheoreticalStock } from './theoretical-stock.model.ts'

const writing = { method: 'POST', access: writes(stockElement), touches: ['atelier'] } as const
const key = {
  atelierId: idOf('atelier.workshop'),
  familleId: idOf('platform.article_family'),
  date: z.iso.date(),
}
const edit = z.strictObject({
  id: idOf('atelier.theoretical_stock'),
  ...adjustmentFields,
  version: z.int32().optional(),
})

/** What of raw goods will be left (hr-and-workshop, section 7, Workshop). */
export const theoreticalStockCalls = calls('atelier/theoretical-stock', {
  /** Computed as it is asked; nothing is written. */
  calculAtelierStockTheorique: {
    method: 'GET',
    path: 'atelier/fabrication/calculAtelierStockTheorique/:atelierId/:familleId/:date',
    access: reads(stockElement),
    input: z.strictObject(key),
    answer: TheoreticalStock,
  },
  /** How long raw goods last for what is planned, in the workshops of the caller. */
  getStockCover: {
    method: 'GET',
    path: 'atelier/stock/cover',
    access: reads(rawStockElement),
    answer: StockCover,
  },
  /** 409 DAY_CLOSED of a day that is over; 400 without a reason. */
  insertUpdateStockTheorique: {
    ...writing,
    path: 'atelier/fabrication/insertUpdateStockTheorique',
    input: z.strictObject({ ...key, ...adjustmentFields }),
    answer: TheoreticalStock,
  },
  updateStockTheorique: {
    ...writing,
    path: 'atelier/fabrication/updateStockTheorique',
    input: edit,
    answer: TheoreticalStock,
  },
  /** All of them or none. */
  updateStockTheoriqueBatch: {
    ...writing,
    path: 'atelier/fabrication/updateStockTheoriqueBatch',
    input: z.strictObject({ rows: z.array(edit).min(1).max(200) }),
    answer: z.array(TheoreticalStock),
  },
})
