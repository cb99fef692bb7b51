import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { BillingPeriod, BillingPeriodFields, billingPeriodsElement } from './billing-period.model.ts'

const touches = ['energie/energy-contracts', 'energie/energy-invoices']
const ofOne = z.strictObject({ id: idOf('energie.billing_period') })

const billingPeriodsByName = {
  sorts: ['name'],
  comparedSorts: ['frequency', 'shiftDays', 'expectedAfterDays'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const billingPeriodsCalls = calls('energie/billing-periods', {
  getPaginatedBillingPeriods: {
    method: 'GET',
    path: 'energie/billing-periods/:page/:size/:search?',
    access: reads(billingPeriodsElement),
    ...listOf(BillingPeriod, billingPeriodsByName),
  },
  createBillingPeriod: {
    method: 'POST',
    path: 'energie/billing-periods',
    access: writes(billingPeriodsElement),
    touches,
    status: 201,
    input: BillingPeriodFields,
    answer: BillingPeriod,
  },
  editBillingPeriod: {
    method: 'PUT',
    path: 'energie/billing-periods/:id',
    access: writes(billingPeriodsElement),
    touches,
    input: BillingPeriodFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: BillingPeriod,
  },
  archiveBillingPeriod: {
    method: 'PUT',
    path: 'energie/billing-periods/:id/archive',
    access: manages(billingPeriodsElement),
    touches,
    input: ofOne,
    answer: BillingPeriod,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreBillingPeriod: {
    method: 'PUT',
    path: 'energie/billing-periods/:id/restore',
    access: manages(billingPeriodsElement),
    touches,
    input: ofOne,
    answer: BillingPeriod,
  },
})
