import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import { isPrice, type Rate, type RateTable, type RateTableInFull } from '../rate.model.ts'
import { ratesCalls } from '../rates.calls.ts'
import { ratesElement } from '../rates-place.model.ts'

export type Asking = { db: EnergieDb; rights: Rights; clock: Clock }

type Row = Omit<RateTable, 'inForce' | 'next'> & {
  fromDay: string | null
  value: number | null
  nextDay: string | null
  nextValue: number | null
}

async function rowsOf(given: Asking, ids: readonly string[]): Promise<RateTable[]> {
  const today = given.clock.today().toString()
  const { rows } = await sql<Row>`
    select t.id, t.name, t.kind, t.unit, t.note, t.archived_at, t.version,
           present.valid_from as from_day, present.value::float8 as value,
           coming.valid_from as next_day, coming.value::float8 as next_value
      from energie.rate_table t
      left join lateral (
        select r.valid_from, r.value from energie.rate r
         where r.client_id = t.client_id and r.rate_table_id = t.id and r.superseded_at is null
           and r.valid_from <= ${today}::date
         order by r.valid_from desc limit 1) present on true
      left join lateral (
        select r.valid_from, r.value from energie.rate r
         where r.client_id = t.client_id and r.rate_table_id = t.id and r.superseded_at is null
           and r.valid_from > ${today}::date
         order by r.valid_from limit 1) coming on true
     where t.id in ${eachOf(ids)}`.execute(given.db)
  const sees = await seesPrices(given)
  return rows.map(({ fromDay, value, nextDay, nextValue, ...row }) => {
    const dated = (from: string | null, worth: number | null) =>
      from === null || worth === null ? null : { from, ...((sees || !isPrice(row.unit)) && { value: worth }) }
    return { ...row, inForce: dated(fromDay, value), next: dated(nextDay, nextValue) }
  })
}

type Asked = InputOf<typeof ratesCalls.getRateTables>

/** A page of the tables: those in use unless the others are asked for. */
export const pageOfRateTables = (given: Asking, { state = 'active', ...asked }: Asked): Promise<PageOf<RateTable>> =>
  pageOfList(
    given.db,
    ratesCalls.getRateTables.list,
    { ...asked, state },
    {
      from: sql`energie.rate_table row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: { name: [sql`row.search_text`], kind: [sql`row.kind`, sql`row.search_text`] },
      filters: {
        state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}`,
        kind: chosen => sql`row.kind = ${chosen}`,
      },
      matching: words => matches('energie.rate_table', 'row', words),
      rows: ids => rowsOf(given, ids),
    },
  )

/** @throws Refusal 404 */
export async function rateTableById(given: Asking, id: string): Promise<RateTable> {
  const [row] = await rowsOf(given, [id])
  if (!row) throw notFound()
  return row
}

/** @throws Refusal 404 */
export async function rateTableInFull(given: Asking, id: string): Promise<RateTableInFull> {
  const table = await rateTableById(given, id)
  const rates = await given.db
    .selectFrom('energie.rate')
    .select(['id', 'validFrom', 'value', 'reason', 'writtenAt', 'supersededAt'])
    .where('rateTableId', '=', id)
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .$castTo<Rate & { value: number }>()
    .execute()
  const [sees, level] = [await seesPrices(given), await given.rights.level(ratesElement)]
  const tellsValues = sees || !isPrice(table.unit)
  return {
    ...table,
    rates: rates.map(({ value, ...rate }) => ({ ...rate, ...(tellsValues && { value }) })),
    can: {
      edit: table.archivedAt === null && level >= 2 && tellsValues,
      archive: level >= 3,
      seePrices: sees,
    },
  }
}
