import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Meter } from '../meter.model.ts'
import { metersCalls } from '../meters.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.energy',
  'row.unit',
  'row.direction',
  'row.identifier',
  'row.indexMax',
  'row.installedOn',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: EnergieDb) => db.selectFrom('energie.meter as row').select(columns).$castTo<Meter>()

type Asked = InputOf<typeof metersCalls.getPaginatedMeters>

/** A page of the meters: those in use unless the others are asked for. */
export const pageOfMeters = (db: EnergieDb, { state = 'active', ...asked }: Asked): Promise<PageOf<Meter>> =>
  pageOfList(
    db,
    metersCalls.getPaginatedMeters.list,
    { ...asked, state },
    {
      from: sql`energie.meter row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        energy: [sql`row.energy`, sql`row.search_text`],
        unit: [sql`row.unit`, sql`row.search_text`],
        direction: [sql`row.direction`, sql`row.search_text`],
        identifier: [sql`row.identifier`, sql`row.search_text`],
        indexMax: [sql`row.index_max`, sql`row.search_text`],
        installedOn: [sql`row.installed_on`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.meter', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function meterById(db: EnergieDb, id: string): Promise<Meter> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
