import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** `fifo` proposes the oldest harvest and asks why one leaves the order, `manual` lists, `scan` takes scanned numbers only. */
export const lotSelections = ['fifo', 'manual', 'scan'] as const
export type LotSelection = (typeof lotSelections)[number]

/** How a company chooses lots and keeps what it makes of them (components 111 and 112). */
export const FabricationRules = z.object({
  companyId: idOf('platform.company'),
  lotSelection: z.enum(lotSelections),
  /** One lot an order; else one for each lot that is poured. */
  isSingleMixLot: z.boolean(),
  /** 0 until somebody said one of them. */
  version: z.int32(),
})
export type FabricationRules = z.output<typeof FabricationRules>

/** Of a company that never said. */
export const usualRules = { lotSelection: 'manual', isSingleMixLot: true, version: 0 } as const
