import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const sourcesElement = 'energie/parc/source'

export const kindsOfSource = [
  'gas_grid',
  'cogeneration',
  'boiler',
  'biomass',
  'electricity_grid',
  'liquid_co2',
  'recovered_heat',
  'heat_storage',
  'solar',
] as const

/** What a person writes of it. */
export const SourceFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  kind: z.enum(kindsOfSource),
  /** Kilowatts. */
  powerKw: z.int().min(1).max(1_000_000).nullable(),
  /** Percents of the net calorific value, as stated by the maker. */
  electricEfficiencyPct: z.int().min(0).max(100).nullable(),
  /** Percents of the net calorific value: one that condenses passes 100. */
  thermalEfficiencyPct: z.int().min(0).max(110).nullable(),
  commissionedOn: z.iso.date().nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type SourceFields = z.output<typeof SourceFields>

export const Source = z.object({
  ...SourceFields.shape,
  id: idOf('energie.source'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Source = z.output<typeof Source>
