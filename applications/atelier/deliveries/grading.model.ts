import { z } from 'zod'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import tomatoSizes from './data/tomato-sizes.json' with { type: 'json' }

export const decisionsOfGrading = ['accepted', 'downgraded', 'refused', 'quarantine'] as const

/** How much of the sample lies above the lower bound, up to and including the upper, in millimetres. */
export const GradingClass = z.strictObject({
  minMm: z.number().min(0).max(1_000).multipleOf(0.1),
  maxMm: z.number().min(0.1).max(1_000).multipleOf(0.1),
  kg: Kilograms,
})
export type GradingClass = z.output<typeof GradingClass>

/** What a sample says of a line, and what is decided of the whole (design of lots and stock, section 6). */
export const gradingFields = {
  sampleKg: PositiveKilograms,
  wasteKg: Kilograms.default(0),
  classes: z.array(GradingClass).max(20).default([]),
  /** From 1, green, to 12, overripe. */
  colour: z.int().min(1).max(12).nullable().default(null),
  firmness: z.number().min(0).max(100).multipleOf(0.1).nullable().default(null),
  brix: z.number().min(0).max(40).multipleOf(0.1).nullable().default(null),
  temperatureC: z.number().min(-40).max(60).multipleOf(0.1).nullable().default(null),
  decision: z.enum(decisionsOfGrading),
  /** Of the price of what is downgraded: the lot keeps its weight. */
  downgradePct: z.number().min(0.1).max(100).multipleOf(0.1).nullable().default(null),
  note: z.string().overwrite(asSeveralLines).min(1).max(500).nullable().default(null),
}

export const Grading = z.object({
  ...gradingFields,
  sampleKg: Kilograms,
  grader: z.string().nullable(),
  gradedAt: z.string(),
  version: z.int32(),
})
export type Grading = z.output<typeof Grading>
export type GradingFields = z.output<z.ZodObject<typeof gradingFields>>

/** Classes that share a size; those that touch do not. */
export function doOverlap(classes: readonly Pick<GradingClass, 'minMm' | 'maxMm'>[]) {
  const ordered = classes.toSorted((one, other) => one.minMm - other.minMm || one.maxMm - other.maxMm)
  return ordered.some((one, index) => index > 0 && one.minMm < (ordered[index - 1] as GradingClass).maxMm)
}

/** What the classes and the waste lack of the sample, in grams; negative where they are more. */
export const missingOfSample = ({
  sampleKg,
  wasteKg,
  classes,
}: Pick<GradingFields, 'sampleKg' | 'wasteKg' | 'classes'>) =>
  sampleKg - wasteKg - classes.reduce((sum, { kg }) => sum + kg, 0)

/** Classes and waste make the sample, but for a hundredth that a scale may err by; none at all tell nothing. */
export const fillsSample = (fields: Pick<GradingFields, 'sampleKg' | 'wasteKg' | 'classes'>) =>
  (fields.classes.length === 0 && fields.wasteKg === 0) || Math.abs(missingOfSample(fields)) * 100 <= fields.sampleKg

/** Sizes of tomatoes by their bounds in millimetres: what a class is proposed from. */
export const sizesOfTomato: readonly { minMm: number; maxMm: number }[] = tomatoSizes.sizes
