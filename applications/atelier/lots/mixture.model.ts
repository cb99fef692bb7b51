import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { LotNumber, categories } from './lot.model.ts'

/** What goes into a mixture: so much of each lot. */
export const mixtureFields = {
  inputs: z
    .array(z.strictObject({ lotId: idOf('atelier.lot'), kg: PositiveKilograms }))
    .min(2, 'atelier.lot.two-at-least')
    .max(50)
    .refine(inputs => new Set(inputs.map(({ lotId }) => lotId)).size === inputs.length, 'atelier.lot.twice'),
  numLot: LotNumber.optional(),
}

/** How far a recall would reach. */
export const RecallWidth = z.object({
  lots: z.int(),
  pallets: z.int(),
  deliveryNotes: z.int(),
  customers: z.int(),
  shippedKg: Kilograms,
  /** More than were walked: the figures are the least. */
  isMore: z.boolean(),
})
export type RecallWidth = z.output<typeof RecallWidth>

export const warningsOfMixture = ['loses_certificate', 'awaits_result', 'recycles'] as const

export const MixturePreview = z.object({
  kg: Kilograms,
  harvestedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  category: z.enum(categories).nullable(),
  certificates: z.array(z.string()),
  origins: z.array(z.object({ label: z.string(), kg: Kilograms })),
  recycling: z.int(),
  warnings: z.array(z.object({ code: z.enum(warningsOfMixture), what: z.string() })),
  /** What a recall of any of its lots would reach already: the mixture adds itself to it. */
  recallWidth: RecallWidth,
})
export type MixturePreview = z.output<typeof MixturePreview>
