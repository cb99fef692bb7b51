import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { Variety } from '../variety.model.ts'
import { varietiesCalls } from '../varieties.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.species',
  'row.type',
  'row.breeder',
  'row.meanFruitG',
  'row.daysToFirstHarvest',
  'row.eppoCode',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: CultureDb) => db.selectFrom('culture.variety as row').select(columns).$castTo<Variety>()

type Asked = InputOf<typeof varietiesCalls.getPaginatedVarieties>

/** A page of the varieties: those in use unless the others are asked for. */
export const pageOfVarieties = (db: CultureDb, { state = 'active', ...asked }: Asked): Promise<PageOf<Variety>> =>
  pageOfList(
    db,
    varietiesCalls.getPaginatedVarieties.list,
    { ...asked, state },
    {
      from: sql`culture.variety row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        species: [sql`row.species`, sql`row.search_text`],
        type: [sql`row.type`, sql`row.search_text`],
        breeder: [sql`row.breeder`, sql`row.search_text`],
        meanFruitG: [sql`row.mean_fruit_g`, sql`row.search_text`],
        daysToFirstHarvest: [sql`row.days_to_first_harvest`, sql`row.search_text`],
        eppoCode: [sql`row.eppo_code`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.variety', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function varietyById(db: CultureDb, id: string): Promise<Variety> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
