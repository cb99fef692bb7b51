import type { Examples } from '#kernel/testing/examples.ts'
import type { billingPeriodsCalls } from './billing-periods.calls.ts'

export const billingPeriodsExamples: Examples<typeof billingPeriodsCalls> = {
  createBillingPeriod: here => ({
    name: `Essai ${here.rows('energie.billing_period').length}`,
    frequency: 'monthly',
    shiftDays: 0,
    expectedAfterDays: 10,
    note: null,
  }),
  editBillingPeriod: here => {
    const row = here.row('energie.billing_period')
    return {
      id: here.id('energie.billing_period'),
      name: String(row?.name ?? 'Essai'),
      frequency: 'monthly',
      shiftDays: 0,
      expectedAfterDays: 10,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreBillingPeriod: here => ({ id: here.id('energie.billing_period', ({ archived_at }) => archived_at !== null) }),
}
