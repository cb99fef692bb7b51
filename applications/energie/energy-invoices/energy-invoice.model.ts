import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { Computed, Thousandths } from '../invoice-types/invoice-type.model.ts'
import { kindsOfReading, Index } from '../readings/reading.model.ts'
import { RateValue } from '../rates/rate.model.ts'

export const statesOfInvoice = ['entered', 'conform', 'gap', 'disputed', 'credited', 'validated', 'rejected'] as const
export type StateOfInvoice = (typeof statesOfInvoice)[number]

export const kindsOfEvent = [
  'entered',
  'edited',
  'checked',
  'disputed',
  'reminded',
  'credited',
  'validated',
  'rejected',
] as const
export type KindOfEvent = (typeof kindsOfEvent)[number]

/** What is red whatever the gap is. */
export const kindsOfFinding = ['PERIOD_OVERLAP', 'PERIOD_HOLE', 'INDEX_ESTIMATED', 'QUANTITY_OFF'] as const

/** Days after which a dispute without an answer is brought to mind again. */
export const daysUntilReminder = 15

const mostCents = 100_000_000_000
const cents = z.int().min(-mostCents).max(mostCents)
const line = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)
export const sentence = z.string().overwrite(asSeveralLines).min(1).max(2_000)
const day = z.iso.date().refine(one => one >= '2000-01-01' && one <= '2100-12-31', 'energie.values.day')

export const unitsOfLine = ['kwh', 'month'] as const

/** A line as the supplier wrote it: kilowatt-hours or months, euros for a megawatt-hour or a month, hundredths of a percent. */
export const InvoiceLineFields = z.strictObject({
  component: line(80),
  unit: z.enum(unitsOfLine),
  quantity: Thousandths,
  price: RateValue,
  amountCents: cents,
  vatRate: z.int().min(0).max(10_000),
  vatCents: cents,
})
export type InvoiceLineFields = z.output<typeof InvoiceLineFields>

export const EnergyInvoiceFields = z.strictObject({
  contractId: idOf('energie.energy_contract'),
  number: line(60),
  issuedOn: day,
  fromOn: day,
  toOn: day,
  /** The supplier reckoned its last index. */
  onEstimate: z.boolean(),
  exclCents: cents,
  vatCents: cents,
  note: sentence.nullable(),
  lines: z.array(InvoiceLineFields).min(1).max(60),
})
export type EnergyInvoiceFields = z.output<typeof EnergyInvoiceFields>

export const CreditNote = z.strictObject({
  creditNumber: line(60),
  creditCents: z.int().min(1).max(mostCents),
})
export type CreditNote = z.output<typeof CreditNote>

/** Amounts are left out for who may not see any. */
const amount = z.int().optional()

export const EnergyInvoiceRow = z.object({
  id: idOf('energie.energy_invoice'),
  number: z.string(),
  contractId: idOf('energie.energy_contract'),
  contract: z.string(),
  supplier: z.string(),
  issuedOn: z.string(),
  fromOn: z.string(),
  toOn: z.string(),
  state: z.enum(statesOfInvoice),
  exclCents: amount,
  gapCents: z.int().nullable().optional(),
})
export type EnergyInvoiceRow = z.output<typeof EnergyInvoiceRow>

const Finding = z.object({
  code: z.enum(kindsOfFinding),
  /** The days that it is about. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  component: z.string().nullable(),
  /** Hundredths of a percent more, or less, than computed. */
  off: z.int().nullable(),
})
export type Finding = z.output<typeof Finding>

export const ReadingOfCheck = z.object({ readOn: z.string(), index: Index, kind: z.enum(kindsOfReading) })
export type ReadingOfCheck = z.output<typeof ReadingOfCheck>

/** What a check found: all that it was made of stands beside, and stays. */
export const InvoiceCheck = z.object({
  /** None while the contract names no type of invoice that counts then. */
  computed: Computed.nullable(),
  findings: z.array(Finding),
  readings: z.array(ReadingOfCheck),
})
export type InvoiceCheck = z.output<typeof InvoiceCheck>

const ComparedLine = z.object({
  unit: z.enum(unitsOfLine),
  quantity: Thousandths,
  price: RateValue.optional(),
  amountCents: amount,
})

/** A component as the supplier wrote it and as it was computed, line beside line; none on one side stays empty. */
export const ComparedComponent = z.object({
  component: z.string(),
  rows: z.array(
    z.object({
      supplied: ComparedLine.nullable(),
      computed: ComparedLine.extend({ from: z.string(), to: z.string() }).nullable(),
      /** None where the two sides are not cut alike: the component's counts then. */
      gapCents: z.int().nullable().optional(),
    }),
  ),
  gapCents: amount,
})
export type ComparedComponent = z.output<typeof ComparedComponent>

export const EnergyInvoice = EnergyInvoiceRow.extend({
  onEstimate: z.boolean(),
  vatCents: amount,
  note: z.string().nullable(),
  lines: z.array(
    InvoiceLineFields.extend({
      id: idOf('energie.energy_invoice_line'),
      price: RateValue.optional(),
      amountCents: amount,
      vatCents: amount,
    }),
  ),
  compared: z.array(ComparedComponent),
  computedCents: z.int().nullable().optional(),
  missing: Computed.shape.missing,
  /** The contract names no type of invoice that counts over the period. */
  hasNoType: z.boolean(),
  findings: z.array(Finding),
  readings: z.array(ReadingOfCheck),
  /** Hundredths of a percent of what was computed. */
  gapRate: z.int().nullable(),
  toleranceCents: z.int().nullable().optional(),
  checkedAt: z.string().nullable(),
  /** Readings, prices or rates changed since: another check would find something else. */
  isOutdated: z.boolean(),
  creditNumber: z.string().nullable(),
  creditCents: z.int().nullable().optional(),
  disputedAt: z.string().nullable(),
  events: z.array(
    z.object({
      id: idOf('energie.energy_invoice_event'),
      kind: z.enum(kindsOfEvent),
      text: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  version: z.int32(),
  /** Who asks has written it himself: another validates it. */
  isOwn: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    check: z.boolean(),
    dispute: z.boolean(),
    printLetter: z.boolean(),
    credit: z.boolean(),
    validate: z.boolean(),
    reject: z.boolean(),
    seePrices: z.boolean(),
  }),
})
export type EnergyInvoice = z.output<typeof EnergyInvoice>

export const AwaitedInvoice = z.object({
  contractId: idOf('energie.energy_contract'),
  contract: z.string(),
  supplier: z.string(),
  from: z.string(),
  to: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
})
export type AwaitedInvoice = z.output<typeof AwaitedInvoice>

export const EnergyInvoiceChoices = z.object({
  contracts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      supplier: z.string(),
      /** Of the version of its type that counts today. */
      components: z.array(z.object({ name: z.string(), unit: z.enum(unitsOfLine) })),
    }),
  ),
})
export type EnergyInvoiceChoices = z.output<typeof EnergyInvoiceChoices>

export const StateTotal = z.object({ state: z.enum(statesOfInvoice), count: z.int(), exclCents: amount })
