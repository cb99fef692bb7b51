import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const billingPeriodsElement = 'energie/facturation/periodicites'

export const frequencies = ['monthly', 'bimonthly', 'quarterly', 'yearly'] as const

/** What a person writes of it. */
export const BillingPeriodFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  frequency: z.enum(frequencies),
  /** Days from the first of the month to the first day of a period. */
  shiftDays: z.int().min(0).max(31),
  /** Days from the end of a period to the day on which its invoice is late. */
  expectedAfterDays: z.int().min(0).max(180),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type BillingPeriodFields = z.output<typeof BillingPeriodFields>

export const BillingPeriod = z.object({
  ...BillingPeriodFields.shape,
  id: idOf('energie.billing_period'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type BillingPeriod = z.output<typeof BillingPeriod>
