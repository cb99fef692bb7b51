import { sql } from 'kysely'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { mostViews, type SavedView } from '../saved-view.model.ts'
import type { savedViewsCalls } from '../saved-views.calls.ts'

/** @throws Refusal 400 beyond twenty views of a list, or on a name that one of them has */
export async function saveView(
  db: PlatformDb,
  { list, name, query }: InputOf<typeof savedViewsCalls.saveView>,
): Promise<SavedView> {
  // Two windows at once: the second waits, and counts what the first has saved.
  await sql`select pg_advisory_xact_lock(hashtextextended('saved views ' || kernel.user_id(), 0))`.execute(db)
  const { count } = await db
    .selectFrom('platform.saved_view')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  if (count >= mostViews)
    throw new Refusal(400, 'TOO_MANY_VIEWS', 'saved-views.too-many', { values: { most: mostViews } })
  return db
    .insertInto('platform.saved_view')
    .values({ list, name, query })
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
    .catch(atName)
}

/** @throws Refusal 404; 400 on a name that another view of the list has */
export async function editView(
  db: PlatformDb,
  { id, name, query }: InputOf<typeof savedViewsCalls.editSavedView>,
): Promise<SavedView> {
  const view = await db
    .updateTable('platform.saved_view')
    .set(eb => ({ name: name ?? eb.ref('name'), query: query ?? eb.ref('query') }))
    .where('id', '=', id)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst()
    .catch(atName)
  if (!view) throw notFound()
  return view
}

function atName(error: unknown): never {
  throw isUniqueViolation(error) ? wrongField('name', 'taken', 'saved-views.name-taken') : error
}
