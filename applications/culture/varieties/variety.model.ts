import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const varietiesElement = 'culture/varietes'

export const speciesGrown = ['tomato', 'cucumber', 'pepper', 'aubergine', 'strawberry', 'lettuce', 'other'] as const
export const typesOfFruit = [
  'round',
  'truss',
  'ribbed',
  'elongated',
  'cherry',
  'cocktail',
  'cucumber_long',
  'cucumber_mini',
] as const

/** What a person writes of it. */
export const VarietyFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  species: z.enum(speciesGrown),
  /** Tomatoes by the types of Reg. (EU) 2023/2429. */
  type: z.enum(typesOfFruit).nullable(),
  breeder: z.string().overwrite(asOneLine).min(1).max(80).nullable(),
  /** Grams. */
  meanFruitG: z.int().min(1).max(5_000).nullable(),
  /** From planting. */
  daysToFirstHarvest: z.int().min(1).max(400).nullable(),
  /** Code of the plant at EPPO: `LYPES`, the tomato. */
  eppoCode: z
    .string()
    .overwrite(written => written.trim().toUpperCase())
    .regex(/^[A-Z0-9]{5,6}$/)
    .nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type VarietyFields = z.output<typeof VarietyFields>

export const Variety = z.object({
  ...VarietyFields.shape,
  id: idOf('culture.variety'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Variety = z.output<typeof Variety>
