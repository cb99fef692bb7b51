import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfBillingPeriods } from './server/billing-periods.queries.ts'
import {
  archiveBillingPeriod,
  createBillingPeriod,
  editBillingPeriod,
  restoreBillingPeriod,
} from './server/write-billing-period.ts'
import { billingPeriodsCalls } from './billing-periods.calls.ts'

export const billingPeriodsServer = energieAnswers(billingPeriodsCalls, {
  getPaginatedBillingPeriods: ({ db }, asked) => pageOfBillingPeriods(db, asked),
  createBillingPeriod: ({ db }, fields) => createBillingPeriod(db, fields),
  editBillingPeriod: ({ db }, change) => editBillingPeriod(db, change),
  archiveBillingPeriod: ({ db, clock }, { id }) => archiveBillingPeriod(db, id, clock.now().toString()),
  restoreBillingPeriod: ({ db }, { id }) => restoreBillingPeriod(db, id),
})
