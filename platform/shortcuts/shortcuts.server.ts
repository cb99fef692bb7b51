import { notFound } from '#kernel/server/errors.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { shortcutTypes } from './shortcut.model.ts'
import { shortcutsCalls } from './shortcuts.calls.ts'
import { pageOfShortcuts, shortcutById, shortcuts, shortcutsOfCaller } from './server/shortcuts.queries.ts'
import { createShortcut, editShortcut, layBefore, orderShortcuts } from './server/write-shortcut.ts'

export const shortcutsServer = platformAnswers(shortcutsCalls, {
  getShortcuts: ({ db }) => shortcuts(db),

  getPaginatedShortcuts: ({ db }, asked) => pageOfShortcuts(db, asked),

  createShortcut: ({ db }, input) => createShortcut(db, input),
  editShortcut: ({ db }, input) => editShortcut(db, input),
  orderShortcuts: ({ db }, { ids }) => orderShortcuts(db, ids),

  deleteShortcut: async ({ db }, { id }) => {
    const { numDeletedRows } = await db.deleteFrom('platform.shortcut').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
  },

  addServicesToShortcut: async ({ db }, { id, serviceIds }) => {
    await shortcutById(db, id)
    await layBefore(db, id, serviceIds)
    return shortcutById(db, id)
  },

  removeServiceFromShortcut: async ({ db }, { id, serviceId }) => {
    await db
      .deleteFrom('platform.shortcut_service')
      .where('shortcutId', '=', id)
      .where('serviceId', '=', serviceId)
      .execute()
    return shortcutById(db, id)
  },

  getShortcutTypes: async () => [...shortcutTypes],
  getShortcutsOfUser: ({ db }) => shortcutsOfCaller(db),
  setFavouriteShortcuts: ({ db, caller }, { ids }) => setFavourites(db, caller.userId, ids),
})

/** @throws Refusal 404 for a shortcut that one is not laid */
async function setFavourites(db: PlatformDb, userId: string, ids: readonly string[]) {
  const laid = new Set((await shortcutsOfCaller(db)).map(({ id }) => id))
  const favourites = [...new Set(ids)]
  if (favourites.some(id => !laid.has(id))) throw notFound()
  await db.deleteFrom('platform.user_shortcut').where('userId', '=', userId).execute()
  if (favourites.length > 0)
    await db
      .insertInto('platform.user_shortcut')
      .values(favourites.map((shortcutId, index) => ({ userId, shortcutId, position: index + 1 })))
      .execute()
  return shortcutsOfCaller(db)
}
