import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const kindsOfRate = ['tax', 'network', 'factor', 'vat'] as const
export const unitsOfRate = ['eur_mwh', 'eur_month', 'percent', 'factor'] as const
export type UnitOfRate = (typeof unitsOfRate)[number]

export const isPrice = (unit: UnitOfRate) => unit === 'eur_mwh' || unit === 'eur_month'

const inMillionths = (written: number) => Math.round(written * 1_000_000)

/** Six decimals at most on the wire, whole millionths of the unit in code. */
export const RateValue = z.codec(
  z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .refine(written => Math.abs(inMillionths(written) / 1_000_000 - written) < 1e-9, 'energie.rates.decimals'),
  z.int(),
  { decode: inMillionths, encode: value => value / 1_000_000 },
)

export const RateDay = z.iso.date().refine(day => day >= '2000-01-01' && day <= '2100-12-31', 'energie.values.day')
export const ReasonOfCorrection = z.string().overwrite(asOneLine).min(1).max(500)

/** What a person writes of a table. Its unit stays: what is worth so much a megawatt-hour is not suddenly a month's. */
export const RateTableFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  kind: z.enum(kindsOfRate),
  unit: z.enum(unitsOfRate),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type RateTableFields = z.output<typeof RateTableFields>

/** A price is left out for who may not see any. */
const Dated = z.object({ from: z.string(), value: RateValue.optional() })

export const RateTable = z.object({
  ...RateTableFields.shape,
  id: idOf('energie.rate_table'),
  /** What counts today. */
  inForce: Dated.nullable(),
  /** What will count next. */
  next: Dated.nullable(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type RateTable = z.output<typeof RateTable>

export const RateFields = z.strictObject({ validFrom: RateDay, value: RateValue })
export type RateFields = z.output<typeof RateFields>

export const Rate = z.object({
  id: idOf('energie.rate'),
  validFrom: z.string(),
  value: RateValue.optional(),
  /** Why it took the place of another. */
  reason: z.string().nullable(),
  writtenAt: z.string(),
  supersededAt: z.string().nullable(),
})
export type Rate = z.output<typeof Rate>

/** A table with all that was ever written of it, the latest day first. */
export const RateTableInFull = RateTable.extend({
  rates: z.array(Rate),
  can: z.object({ edit: z.boolean(), archive: z.boolean(), seePrices: z.boolean() }),
})
export type RateTableInFull = z.output<typeof RateTableInFull>
