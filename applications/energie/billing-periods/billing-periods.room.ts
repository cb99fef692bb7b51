import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { billingPeriodsElement } from './billing-period.model.ts'
import { billingPeriodsServer } from './billing-periods.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(billingPeriodsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/energie/facturation/periodicites' as address from energie.billing_period where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const billingPeriodsRoom = room({
  answers: () => [billingPeriodsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { billing_period: named },
      called: {
        tables: { billing_period: 'energie.billing-periods.title' },
        columns: {
          frequency: 'energie.billing-periods.frequency',
          shift_days: 'energie.billing-periods.shift',
          expected_after_days: 'energie.billing-periods.expected-after',
        },
        lists: { getPaginatedBillingPeriods: 'energie.billing-periods.title' },
      },
      histories: ['billing_period'],
    }),
  ],
})
