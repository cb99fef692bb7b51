import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { savedViewsCalls } from './saved-views.calls.ts'
import { editView, saveView } from './server/write-view.ts'

/** Only one's own: the rows of others are out of sight for everybody. */
export const savedViewsServer = platformAnswers(savedViewsCalls, {
  getSavedViews: ({ db }, { list }) =>
    db
      .selectFrom('platform.saved_view')
      .select(['id', 'name', 'query'])
      .where('list', '=', list)
      .orderBy('nameKey')
      .orderBy('id')
      .execute(),
  saveView: ({ db }, view) => saveView(db, view),
  editSavedView: ({ db }, view) => editView(db, view),
  deleteSavedView: async ({ db }, { id }) => {
    const { numDeletedRows } = await db.deleteFrom('platform.saved_view').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
  },
})
