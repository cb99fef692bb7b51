import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { BillingPeriod } from '../billing-period.model.ts'
import { billingPeriodsCalls } from '../billing-periods.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.frequency',
  'row.shiftDays',
  'row.expectedAfterDays',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: EnergieDb) =>
  db.selectFrom('energie.billing_period as row').select(columns).$castTo<BillingPeriod>()

type Asked = InputOf<typeof billingPeriodsCalls.getPaginatedBillingPeriods>

/** A page of the billing periods: those in use unless the others are asked for. */
export const pageOfBillingPeriods = (
  db: EnergieDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<BillingPeriod>> =>
  pageOfList(
    db,
    billingPeriodsCalls.getPaginatedBillingPeriods.list,
    { ...asked, state },
    {
      from: sql`energie.billing_period row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        frequency: [sql`row.frequency`, sql`row.search_text`],
        shiftDays: [sql`row.shift_days`, sql`row.search_text`],
        expectedAfterDays: [sql`row.expected_after_days`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.billing_period', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function billingPeriodById(db: EnergieDb, id: string): Promise<BillingPeriod> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
