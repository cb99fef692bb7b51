import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { shortcutsCalls } from '../shortcuts.calls.ts'
import { shortcutById, shortcuts } from './shortcuts.queries.ts'

/** At the end of the menu. */
export async function createShortcut(db: PlatformDb, input: InputOf<typeof shortcutsCalls.createShortcut>) {
  const { services, ShortcutType: type, ...shortcut } = input
  const last = await db
    .selectFrom('platform.shortcut')
    .select(eb => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  const { id } = await db
    .insertInto('platform.shortcut')
    .values({ ...shortcut, type, position: (last?.position ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await layBefore(db, id, services)
  return shortcutById(db, id)
}

/** @throws Refusal 404, 409 when somebody saved in between */
export async function editShortcut(db: PlatformDb, input: InputOf<typeof shortcutsCalls.editShortcut>) {
  const { id, services, ShortcutType: type, version, ...changed } = input
  const known = await shortcutById(db, id)
  await saveUnlessChanged(
    db
      .updateTable('platform.shortcut')
      .set({ ...changed, type })
      .where('id', '=', id),
    version ?? known.version,
  )
  await db.deleteFrom('platform.shortcut_service').where('shortcutId', '=', id).execute()
  await layBefore(db, id, services)
  return shortcutById(db, id)
}

/**
 * What a person edits meanwhile is not disturbed: the order is nobody's version.
 * @throws Refusal 400 unless `ids` are all of them, each once
 */
export async function orderShortcuts(db: PlatformDb, ids: readonly string[]) {
  const known = await db.selectFrom('platform.shortcut').select('id').forUpdate().execute()
  const asked = new Set(ids)
  if (asked.size !== ids.length || known.length !== ids.length || known.some(({ id }) => !asked.has(id)))
    throw wrongField('ids', 'moved', 'shortcuts.order-moved')
  await sql`
    update platform.shortcut s set position = o.position
      from unnest(${ids}::uuid[]) with ordinality as o(id, position)
     where s.id = o.id and s.position <> o.position`.execute(db)
  return shortcuts(db)
}

/**
 * Doing it again changes nothing.
 * @throws Refusal 404 for a service that is archived or not of this client
 */
export async function layBefore(db: PlatformDb, id: string, serviceIds: readonly string[]) {
  const services = [...new Set(serviceIds)]
  if (services.length === 0) return
  const known = await db
    .selectFrom('platform.service')
    .select('id')
    .where('id', 'in', services)
    .where('archivedAt', 'is', null)
    .execute()
  if (known.length < services.length) throw notFound()
  await db
    .insertInto('platform.shortcut_service')
    .values(services.map(serviceId => ({ shortcutId: id, serviceId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
