import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { RateValue } from '../rates/rate.model.ts'

/** Megawatt-hours with three decimals on the wire, whole kilowatt-hours in code. */
export const Megawatthours = z.codec(z.number().min(0).max(1_000_000_000), z.int(), {
  decode: written => Math.round(written * 1_000),
  encode: kwh => kwh / 1_000,
})

/** A month by its first day. */
export const Month = z.iso
  .date()
  .refine(day => day.endsWith('-01') && day >= '2000-01-01' && day <= '2099-12-01', 'energie.volumes.month')

export const measuresTyped = ['contracted', 'least', 'most'] as const

/** A cell of the grid; `version` is that of its month, 0 where nothing was typed. */
export const VolumeCell = z.strictObject({
  month: Month,
  measure: z.enum(measuresTyped),
  mwh: Megawatthours.nullable(),
  version: z.int32(),
})

export const ClickFields = z.strictObject({
  clickedOn: z.iso.date(),
  deliveryFrom: Month,
  deliveryTo: Month,
  /** Of all its months. */
  mwh: Megawatthours.refine(kwh => kwh > 0, 'energie.volumes.some'),
  price: RateValue,
  /** How the supplier calls it. */
  reference: z.string().overwrite(asOneLine).min(1).max(80).nullable(),
})
export type ClickFields = z.output<typeof ClickFields>

export const VolumeClick = z.object({
  id: idOf('energie.volume_click'),
  clickedOn: z.string(),
  deliveryFrom: z.string(),
  deliveryTo: z.string(),
  mwh: Megawatthours,
  price: RateValue.optional(),
  reference: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type VolumeClick = z.output<typeof VolumeClick>

export const VolumeMonth = z.object({
  month: z.string(),
  contracted: Megawatthours.nullable(),
  least: Megawatthours.nullable(),
  most: Megawatthours.nullable(),
  clicked: Megawatthours,
  /** From validated readings; none while one is missing. */
  consumed: Megawatthours.nullable(),
  /** Of a month that is not told yet: what the same one took a year before. */
  forecast: Megawatthours.nullable(),
  /** Of the part that is not clicked; estimated with the last value known while the month lasts. */
  index: RateValue.nullable().optional(),
  isEstimated: z.boolean(),
  price: RateValue.nullable().optional(),
  version: z.int32(),
})
export type VolumeMonth = z.output<typeof VolumeMonth>

/** A year of a contract. Prices are left out for who may not see any. */
export const ContractVolumes = z.object({
  contract: z.string(),
  months: z.array(VolumeMonth),
  clicks: z.array(VolumeClick),
  can: z.object({ write: z.boolean(), click: z.boolean(), cancel: z.boolean(), seePrices: z.boolean() }),
})
export type ContractVolumes = z.output<typeof ContractVolumes>

export const ContractWithVolumes = z.object({
  id: idOf('energie.energy_contract'),
  name: z.string(),
  /** Something was typed of it. */
  hasVolumes: z.boolean(),
})
