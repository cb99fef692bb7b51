import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const metersElement = 'energie/parc/compteur'

export const energiesMetered = ['gas', 'electricity', 'heat', 'water', 'co2', 'oil'] as const
export const unitsOfMeters = ['m3', 'kwh', 'mwh', 'kg', 'litre'] as const
export const directionsOfMeters = ['in', 'out'] as const

/** What a person writes of it. */
export const MeterFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  energy: z.enum(energiesMetered),
  unit: z.enum(unitsOfMeters),
  /** What is bought or used comes in, what is sold goes out. */
  direction: z.enum(directionsOfMeters),
  /** PCE of a gas meter (14 digits, or GI and 6), PRM of an electric one (14 digits). */
  identifier: z
    .string()
    .overwrite(written => written.replaceAll(/\s/g, '').toUpperCase())
    .regex(/^(\d{14}|GI\d{6})$/, 'energie.meters.identifier-form')
    .nullable(),
  /** What the index counts up to before it begins again. */
  indexMax: z.int().min(1).max(999_999_999_999).nullable(),
  installedOn: z.iso.date().nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type MeterFields = z.output<typeof MeterFields>

export const Meter = z.object({
  ...MeterFields.shape,
  id: idOf('energie.meter'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Meter = z.output<typeof Meter>
