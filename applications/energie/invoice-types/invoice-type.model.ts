import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { RateValue, unitsOfRate } from '../rates/rate.model.ts'

export const kindsOfComponent = ['energy', 'month', 'indexed', 'rate'] as const
export type KindOfComponent = (typeof kindsOfComponent)[number]

/** By the daily prices of which series a component may go. */
export const seriesOfPrices = ['peg', 'base', 'eua'] as const

const name = z.string().overwrite(asOneLine).min(1).max(80)

/** A line of the invoice: what each kind needs is given, and nothing else. Prices in euros a megawatt-hour or a month. */
export const ComponentFields = z
  .strictObject({
    name,
    kind: z.enum(kindsOfComponent),
    /** Fixed; of an indexed one what is added to the mean. */
    price: RateValue.nullable(),
    multiple: RateValue.nullable(),
    series: z.enum(seriesOfPrices).nullable(),
    least: RateValue.nullable(),
    most: RateValue.nullable(),
    rateTableId: idOf('energie.rate_table').nullable(),
    vatTableId: idOf('energie.rate_table').nullable(),
  })
  .superRefine((one, context) => {
    const isIndexed = one.kind === 'indexed'
    const must = {
      price: one.kind !== 'rate',
      rateTableId: one.kind === 'rate',
      multiple: isIndexed,
      series: isIndexed,
    }
    for (const [field, isNeeded] of Object.entries(must) as [keyof typeof must, boolean][])
      if ((one[field] !== null) !== isNeeded)
        context.addIssue({ code: 'custom', path: [field], message: 'energie.invoice-types.not-of-kind' })
    for (const field of ['least', 'most'] as const)
      if (one[field] !== null && !isIndexed)
        context.addIssue({ code: 'custom', path: [field], message: 'energie.invoice-types.not-of-kind' })
    if (one.least !== null && one.most !== null && one.least > one.most)
      context.addIssue({ code: 'custom', path: ['most'], message: 'energie.invoice-types.bounds' })
  })
export type ComponentFields = z.output<typeof ComponentFields>

export const InvoiceTypeFields = z.strictObject({
  name,
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
  /** Makes normal cubic metres of what a gas meter counts. */
  factorTableId: idOf('energie.rate_table').nullable(),
  components: z.array(ComponentFields).min(1).max(30),
})
export type InvoiceTypeFields = z.output<typeof InvoiceTypeFields>

export const InvoiceType = z.object({
  id: idOf('energie.invoice_type'),
  name: z.string(),
  note: z.string().nullable(),
  /** From when its last version counts; none before the first does. */
  activeFrom: z.string().nullable(),
  hasDraft: z.boolean(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type InvoiceType = z.output<typeof InvoiceType>

/** Prices are left out for who may not see any. */
const price = RateValue.nullable().optional()

export const TypeComponent = z.object({
  id: idOf('energie.invoice_component'),
  name: z.string(),
  kind: z.enum(kindsOfComponent),
  price,
  multiple: RateValue.nullable(),
  series: z.string().nullable(),
  least: price,
  most: price,
  rateTableId: idOf('energie.rate_table').nullable(),
  rateTable: z.string().nullable(),
  vatTableId: idOf('energie.rate_table').nullable(),
  vatTable: z.string().nullable(),
})
export type TypeComponent = z.output<typeof TypeComponent>

export const TypeVersion = z.object({
  id: idOf('energie.invoice_type_version'),
  number: z.int(),
  activeFrom: z.string().nullable(),
  testedAt: z.string().nullable(),
  factorTableId: idOf('energie.rate_table').nullable(),
  factorTable: z.string().nullable(),
  components: z.array(TypeComponent),
})
export type TypeVersion = z.output<typeof TypeVersion>

/** A type with its versions, the newest first. */
export const InvoiceTypeInFull = InvoiceType.extend({
  versions: z.array(TypeVersion),
  can: z.object({ edit: z.boolean(), test: z.boolean(), activate: z.boolean() }),
})
export type InvoiceTypeInFull = z.output<typeof InvoiceTypeInFull>

const Named = z.object({ id: z.string(), name: z.string() })

/** What a type may name, and on which contracts it is tried. */
export const InvoiceTypeChoices = z.object({
  rateTables: z.array(Named.extend({ unit: z.enum(unitsOfRate) })),
  contracts: z.array(Named),
})
export type InvoiceTypeChoices = z.output<typeof InvoiceTypeChoices>

/** Three decimals on the wire, whole thousandths in code. */
export const Thousandths = z.codec(z.number().min(-1e12).max(1e12), z.int(), {
  decode: written => Math.round(written * 1_000),
  encode: value => value / 1_000,
})

/** What a period should cost: kilowatt-hours or months, euros for a megawatt-hour or a month, cents. */
export const Computed = z.object({
  lines: z.array(
    z.object({
      component: z.string(),
      from: z.string(),
      to: z.string(),
      unit: z.enum(['kwh', 'month']),
      quantity: Thousandths,
      price: RateValue,
      amountCents: z.int(),
      vatCents: z.int(),
    }),
  ),
  /** While something is missing nothing is computed. */
  missing: z.array(
    z.object({
      what: z.enum(['readings', 'factor', 'calorific', 'series', 'rate']),
      of: z.string(),
      days: z.array(z.string()),
    }),
  ),
  totalExclCents: z.int(),
  vatCents: z.int(),
})
export type Computed = z.output<typeof Computed>
