import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { Worker } from '../worker.model.ts'
import { workersCalls } from '../workers.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.team',
  'row.badge',
  'row.userId',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: CultureDb) => db.selectFrom('culture.worker as row').select(columns)

type Asked = InputOf<typeof workersCalls.getPaginatedWorkers>

/** A page of the workers: those in use unless the others are asked for. */
export const pageOfWorkers = (db: CultureDb, { state = 'active', ...asked }: Asked): Promise<PageOf<Worker>> =>
  pageOfList(
    db,
    workersCalls.getPaginatedWorkers.list,
    { ...asked, state },
    {
      from: sql`culture.worker row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        team: [sql`kernel.normalise(coalesce(row.team, ''))`, sql`row.search_text`],
        badge: [sql`coalesce(row.badge, '')`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.worker', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function workerById(db: CultureDb, id: string): Promise<Worker> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
