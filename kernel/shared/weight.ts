import { z } from 'zod'
import type { Language } from './names.ts'

/** The heaviest that one call may say: ten thousand tonnes. */
const mostGrams = 10_000_000_000

const gramsIn = (kilograms: number) => Math.round(kilograms * 1000)

/** More than three decimals: a fourth would be lost. A double holds three of them exactly enough to tell. */
const isWhole = (kilograms: number) => Math.abs(gramsIn(kilograms) / 1000 - kilograms) < 1e-9

const kilogramsOnWire = z
  .number()
  .refine(kilograms => Math.abs(gramsIn(kilograms)) <= mostGrams, 'kernel.weight.too-heavy')
  .refine(isWhole, 'kernel.weight.decimals')

/** Grams as papers and sentences say them in kilograms, in Latin figures: `1 600,000`. */
export const kilogramsInFigures = (grams: number, language: Language) =>
  (grams / 1000).toLocaleString(language, { minimumFractionDigits: 3, numberingSystem: 'latn' })

/**
 * A weight: kilograms with three decimals on the wire, whole grams in code. A fourth decimal is refused.
 * What was counted may be below zero, as a correction is.
 */
export const Kilograms = z.codec(kilogramsOnWire, z.int(), {
  decode: gramsIn,
  encode: grams => grams / 1000,
})

/** A weight that something has: more than nothing. */
export const PositiveKilograms = z.codec(kilogramsOnWire.positive(), z.int().positive(), {
  decode: gramsIn,
  encode: grams => grams / 1000,
})
