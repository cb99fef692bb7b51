import type { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idIn, type List } from '#kernel/shared/list.ts'
import { day, listOf } from '#kernel/shared/list-of.ts'
import { DefectLine, LotLine, MoveLine, OrderLine, StockLine, StopLine } from './export.model.ts'
import { exportsElement } from './exports-place.model.ts'

/** Both days are of the period; a day is that of Paris. */
const ofPeriod = {
  isUsuallyDownwards: true,
  filters: { atelierId: idIn('atelier.workshop', { address: 'atelier' }), from: day(), to: day() },
} as const

const byMaking = { ...ofPeriod, sorts: ['madeAt'] } as const satisfies List
/** Of the end of that day in Paris; of now without one. */
const ofDay = {
  isUsuallyDownwards: true,
  sorts: ['madeAt'],
  filters: { atelierId: idIn('atelier.workshop', { address: 'atelier' }), on: day() },
} as const satisfies List
const byMoment = { ...ofPeriod, sorts: ['movedAt'] } as const satisfies List
const byDay = { ...ofPeriod, sorts: ['plannedOn'] } as const satisfies List
const byEnd = { ...ofPeriod, sorts: ['at'] } as const satisfies List
const byStart = { ...ofPeriod, sorts: ['startedAt'] } as const satisfies List

const table = <Row extends z.ZodType, const L extends List>(name: string, row: Row, list: L) =>
  ({
    method: 'GET',
    path: `atelier/exports/${name}/:page/:size`,
    access: reads(exportsElement),
    ...listOf(row, list),
  }) as const

/** Tables of the workshop over a period, page by page or whole as a file (shipping, section 7; ours). */
export const exportsCalls = calls('atelier/exports', {
  getExportOfLots: table('lots', LotLine, byMaking),
  /** Lots of which something stood in the workshop (lots and stock, section 2: balances less the moves since). */
  getExportOfStock: table('stock', StockLine, ofDay),
  getExportOfMoves: table('moves', MoveLine, byMoment),
  getExportOfOrders: table('orders', OrderLine, byDay),
  getExportOfDefects: table('defects', DefectLine, byEnd),
  getExportOfStops: table('stops', StopLine, byStart),
})
