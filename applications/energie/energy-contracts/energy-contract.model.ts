import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const energyContractsElement = 'energie/parc/contrat'

/** What is bought, or sold as a cogeneration does. */
export const directionsOfContracts = ['purchase', 'sale'] as const

/** Until a contract says otherwise. */
export const usualTolerance = { tolerancePercent: 0.5, toleranceEuros: 20 } as const

/** What a person writes of it. */
export const EnergyContractFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  supplier: z.string().overwrite(asOneLine).min(1).max(80),
  direction: z.enum(directionsOfContracts),
  companyId: idOf('energie.energy_company').nullable(),
  /** Nothing is invoiced without one. */
  meterId: idOf('energie.meter').nullable(),
  billingPeriodId: idOf('energie.billing_period').nullable(),
  /** How its invoices are made up; without one none is checked. */
  invoiceTypeId: idOf('energie.invoice_type').nullable(),
  /** An invoice is questioned beyond the larger of the two: percents of what it should be, and euros. */
  tolerancePercent: z.number().min(0).max(100).multipleOf(0.01),
  toleranceEuros: z.int().min(0).max(100_000),
  startsOn: z.iso.date(),
  /** Its last day; none while it runs until it is given up. */
  endsOn: z.iso.date().nullable(),
  /** MWh that it is made for in a year. */
  annualMwh: z.int().min(1).max(10_000_000).nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type EnergyContractFields = z.output<typeof EnergyContractFields>

export const EnergyContract = z.object({
  ...EnergyContractFields.shape,
  id: idOf('energie.energy_contract'),
  company: z.string().nullable(),
  meter: z.string().nullable(),
  billingPeriod: z.string().nullable(),
  invoiceType: z.string().nullable(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type EnergyContract = z.output<typeof EnergyContract>

const Named = z.object({ id: z.string(), name: z.string() })

/** What a contract may name: those in use, by name. */
export const EnergyContractChoices = z.object({
  companies: z.array(Named),
  meters: z.array(Named),
  billingPeriods: z.array(Named),
  invoiceTypes: z.array(Named),
})
export type EnergyContractChoices = z.output<typeof EnergyContractChoices>
