import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { unitsOfDose } from '../phyto-products/phyto-product.model.ts'
import { rulesOfTreatment } from './treatment-checks.model.ts'

export const statesOfTreatment = ['planned', 'done', 'validated', 'cancelled'] as const

const line = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)
const squareMetres = z.number().positive().max(10_000_000)
const dose = z.number().positive().max(100_000)

/** Why something is cancelled, or done in spite of a control. */
export const reasonOfTreatment = z.string().overwrite(asSeveralLines).min(1).max(500)

/** What is applied by the hectare, and against what. */
export const DoseOfProduct = z.strictObject({ productId: idOf('culture.phyto_product'), target: line(80), dose })
export type DoseOfProduct = z.output<typeof DoseOfProduct>

/** What is meant to be done. */
export const TreatmentFields = z.strictObject({
  plantingId: idOf('culture.planting'),
  /** The place of the crop, or one inside it. */
  placeId: idOf('platform.place'),
  plannedFor: z.iso.date(),
  treatedM2: squareMetres,
  products: z.array(DoseOfProduct).min(1).max(6),
})
export type TreatmentFields = z.output<typeof TreatmentFields>

/** How it was done. */
export const DoneFields = z.strictObject({
  startedAt: z.iso.datetime({ offset: true }),
  endedAt: z.iso.datetime({ offset: true }),
  operator: line(80),
  certiphyto: line(40),
  certiphytoUntil: z.iso.date(),
  bbch: z.int().min(0).max(99).nullable(),
  waterL: z.number().min(0).max(1_000_000).nullable(),
  windMs: z.number().min(0).max(60).nullable(),
  rainMmH: z.number().min(0).max(200).nullable(),
  equipment: line(80).nullable(),
  care: reasonOfTreatment.nullable(),
})
export type DoneFields = z.output<typeof DoneFields>

export const CheckTold = z.object({
  rule: z.enum(rulesOfTreatment),
  level: z.enum(['amber', 'red']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const ProductApplied = z.object({
  productId: idOf('culture.phyto_product'),
  name: z.string(),
  amm: z.string(),
  target: z.string(),
  dose: z.number(),
  doseUnit: z.enum(unitsOfDose),
  /** In the unit of its dose. */
  quantity: z.number(),
  preHarvestDays: z.int().nullable(),
  reEntryHours: z.int().nullable(),
})

export const Treatment = z.object({
  id: idOf('culture.treatment'),
  plantingId: idOf('culture.planting'),
  placeId: idOf('platform.place'),
  crop: z.string(),
  place: z.string(),
  target: z.string(),
  plannedFor: z.string(),
  treatedM2: z.number(),
  state: z.enum(statesOfTreatment),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  operator: z.string().nullable(),
  certiphyto: z.string().nullable(),
  bbch: z.int().nullable(),
  waterL: z.number().nullable(),
  windMs: z.number().nullable(),
  rainMmH: z.number().nullable(),
  equipment: z.string().nullable(),
  care: z.string().nullable(),
  reEntryAt: z.string().nullable(),
  harvestFrom: z.string().nullable(),
  doneAt: z.string().nullable(),
  reason: z.string().nullable(),
  products: z.array(ProductApplied),
  /** Of what is still planned. */
  checks: z.array(CheckTold),
  can: z.object({ record: z.boolean(), validate: z.boolean(), cancel: z.boolean() }),
  version: z.int32(),
})
export type Treatment = z.output<typeof Treatment>

export const TreatmentChoices = z.object({
  crops: z.array(
    z.object({
      id: idOf('culture.planting'),
      name: z.string(),
      species: z.string(),
      areaM2: z.number(),
      places: z.array(z.object({ id: idOf('platform.place'), name: z.string(), m2: z.number().nullable() })),
    }),
  ),
  products: z.array(
    z.object({
      id: idOf('culture.phyto_product'),
      name: z.string(),
      uses: z.array(
        z.object({ species: z.string(), target: z.string(), doseMax: z.number(), doseUnit: z.enum(unitsOfDose) }),
      ),
    }),
  ),
})
export type TreatmentChoices = z.output<typeof TreatmentChoices>

/** Places that nobody may enter now, or whose harvest must wait. */
export const ClosedPlace = z.object({
  treatmentId: idOf('culture.treatment'),
  place: z.string(),
  reEntryAt: z.string(),
  harvestFrom: z.string(),
})
