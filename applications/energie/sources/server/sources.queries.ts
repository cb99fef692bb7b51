import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Source } from '../source.model.ts'
import { sourcesCalls } from '../sources.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.kind',
  'row.powerKw',
  'row.electricEfficiencyPct',
  'row.thermalEfficiencyPct',
  'row.commissionedOn',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: EnergieDb) => db.selectFrom('energie.source as row').select(columns).$castTo<Source>()

type Asked = InputOf<typeof sourcesCalls.getPaginatedSources>

/** A page of the sources: those in use unless the others are asked for. */
export const pageOfSources = (db: EnergieDb, { state = 'active', ...asked }: Asked): Promise<PageOf<Source>> =>
  pageOfList(
    db,
    sourcesCalls.getPaginatedSources.list,
    { ...asked, state },
    {
      from: sql`energie.source row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        kind: [sql`row.kind`, sql`row.search_text`],
        powerKw: [sql`row.power_kw`, sql`row.search_text`],
        electricEfficiencyPct: [sql`row.electric_efficiency_pct`, sql`row.search_text`],
        thermalEfficiencyPct: [sql`row.thermal_efficiency_pct`, sql`row.search_text`],
        commissionedOn: [sql`row.commissioned_on`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.source', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function sourceById(db: EnergieDb, id: string): Promise<Source> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
