import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { listName, SavedView, savedViewFields } from './saved-view.model.ts'

const own = { access: signedIn(), whileReadOnly: true } as const

/** One's own views of a list, in the client of the request; nobody else sees them. */
export const savedViewsCalls = calls('platform/saved-views', {
  getSavedViews: {
    ...own,
    method: 'GET',
    path: 'user/saved-views/:list',
    input: z.strictObject({ list: listName }),
    answer: z.array(SavedView),
  },
  /** Who entered a client to help belongs to it no more than his views would. */
  saveView: {
    ...own,
    inPerson: true,
    method: 'POST',
    path: 'user/saved-views',
    input: z.strictObject({ list: listName, ...savedViewFields }),
    answer: SavedView,
    status: 201,
  },
  /** Under another name, or with other filters. */
  editSavedView: {
    ...own,
    method: 'PUT',
    path: 'user/saved-views/:id',
    input: z.strictObject({
      id: idOf('platform.saved_view'),
      name: savedViewFields.name.optional(),
      query: savedViewFields.query.optional(),
    }),
    answer: SavedView,
  },
  deleteSavedView: {
    ...own,
    method: 'DELETE',
    path: 'user/saved-views/:id',
    input: z.strictObject({ id: idOf('platform.saved_view') }),
    answer: nothing,
  },
})
