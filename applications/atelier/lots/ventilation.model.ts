import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { categories } from './lot.model.ts'

export const destinations = ['packing', 'bulk', 'processing', 'donation', 'waste'] as const
export type Destination = (typeof destinations)[number]

/** What is sorted out of a lot may differ from what is said to be sorted by half a percent: the rest is loss. */
export const mostGapOfSplit = 0.005

export const outputOfSplit = z.strictObject({
  category: z.enum(categories).nullable(),
  sizeCode: z.string().overwrite(asOneLine).max(20).nullable(),
  destination: z.enum(destinations),
  kg: PositiveKilograms,
})

export const splitFields = {
  lotId: idOf('atelier.lot'),
  /** What of the lot was sorted. */
  kg: PositiveKilograms,
  outputs: z.array(outputOfSplit).min(1).max(30),
}

export const ShareOfOrigin = z.object({ label: z.string(), kg: Kilograms })

export const Ventilation = z.object({
  id: idOf('atelier.ventilation'),
  lotId: idOf('atelier.lot'),
  numLot: z.string(),
  article: z.string(),
  sortedKg: Kilograms,
  lossKg: Kilograms,
  at: z.string(),
  by: z.string().nullable(),
  outputs: z.array(
    z.object({
      lotId: idOf('atelier.lot').nullable(),
      numLot: z.string().nullable(),
      category: z.enum(categories).nullable(),
      sizeCode: z.string().nullable(),
      destination: z.enum(destinations),
      kg: Kilograms,
      /** Of which block or grower, to the gram. */
      shares: z.array(ShareOfOrigin),
    }),
  ),
})
export type Ventilation = z.output<typeof Ventilation>
