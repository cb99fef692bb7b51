import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { WorkTask } from '../work-task.model.ts'
import { workTasksCalls } from '../work-tasks.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.unit',
  'row.standardPerHour',
  'row.everyDays',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: CultureDb) => db.selectFrom('culture.work_task as row').select(columns).$castTo<WorkTask>()

type Asked = InputOf<typeof workTasksCalls.getPaginatedWorkTasks>

/** A page of the work tasks: those in use unless the others are asked for. */
export const pageOfWorkTasks = (db: CultureDb, { state = 'active', ...asked }: Asked): Promise<PageOf<WorkTask>> =>
  pageOfList(
    db,
    workTasksCalls.getPaginatedWorkTasks.list,
    { ...asked, state },
    {
      from: sql`culture.work_task row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        unit: [sql`row.unit`, sql`row.search_text`],
        standardPerHour: [sql`row.standard_per_hour`, sql`row.search_text`],
        everyDays: [sql`row.every_days`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.work_task', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function workTaskById(db: CultureDb, id: string): Promise<WorkTask> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
