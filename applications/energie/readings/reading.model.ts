import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { energiesMetered, unitsOfMeters } from '../meters/meter.model.ts'

export const readingsElement = 'energie/releves'

export const kindsOfReading = ['actual', 'estimated', 'remote'] as const
export const statesOfReading = ['entered', 'validated', 'rejected'] as const

/** After so many days without a reading a meter is late: a month and a day. */
export const daysUntilLate = 32

const thousandthsIn = (written: number) => Math.round(written * 1_000)

/** What a meter counts: its unit with three decimals on the wire, whole thousandths in code. A fourth is refused. */
export const Index = z.codec(
  z
    .number()
    .min(0)
    .max(999_999_999_999)
    .refine(written => Math.abs(thousandthsIn(written) / 1_000 - written) < 1e-9, 'energie.readings.decimals'),
  z.int().min(0),
  { decode: thousandthsIn, encode: thousandths => thousandths / 1_000 },
)

/** What a person reads on a meter. */
export const ReadingFields = z.strictObject({
  meterId: idOf('energie.meter'),
  readOn: z.iso.date(),
  kind: z.enum(kindsOfReading),
  index: Index,
  /** The index passed its maximum since the former reading and began again from zero. */
  rolledOver: z.boolean(),
  /** Where the meter was replaced that day: what the new one showed first. */
  restartIndex: Index.nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type ReadingFields = z.output<typeof ReadingFields>

export const RejectionReason = z.string().overwrite(asOneLine).min(1).max(500)

export const Reading = z.object({
  ...ReadingFields.shape,
  id: idOf('energie.reading'),
  state: z.enum(statesOfReading),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** Since the former reading, in the meter's unit; none of the first, nor of a rejected one. */
  consumption: Index.nullable(),
  /** Between the former reading and this one. */
  days: z.int().nullable(),
  /** Consumption a day beyond three times, or below a third, of that of the three readings before. */
  doubt: z.enum(['above', 'below']).nullable(),
  version: z.int32(),
})
export type Reading = z.output<typeof Reading>

/** A meter of the round: when and at what it was last read. */
export const MeterOfRound = z.object({
  meterId: idOf('energie.meter'),
  meter: z.string(),
  energy: z.enum(energiesMetered),
  unit: z.enum(unitsOfMeters),
  lastReadOn: z.iso.date().nullable(),
  lastIndex: Index.nullable(),
  daysSince: z.int().nullable(),
  isLate: z.boolean(),
})
export type MeterOfRound = z.output<typeof MeterOfRound>
