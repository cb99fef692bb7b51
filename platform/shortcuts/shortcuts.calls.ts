import { z } from 'zod'
import { role, signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { OwnShortcut, Shortcut, ShortcutInput, ShortcutType } from './shortcut.model.ts'

const byAdmin = { access: role('adminOfClient') } as const
const ofOne = { id: idOf('platform.shortcut') }

/** Links and actions laid before the people of a service (platform-core, section 7, Shortcuts). */
export const shortcutsCalls = calls('platform/shortcuts', {
  getShortcuts: { ...byAdmin, method: 'GET', path: 'shortcuts', answer: z.array(Shortcut) },
  getPaginatedShortcuts: {
    ...byAdmin,
    method: 'GET',
    path: 'shortcuts/:page/:size/:search?',
    ...listOf(Shortcut, { sorts: ['position'], comparedSorts: ['label'], isSearched: true }),
  },
  createShortcut: {
    ...byAdmin,
    method: 'POST',
    path: 'shortcuts',
    status: 201,
    input: z.strictObject(ShortcutInput),
    answer: Shortcut,
  },
  /** Without `version` the last one is taken for granted; `position` moves it among the others. */
  editShortcut: {
    ...byAdmin,
    method: 'PUT',
    path: 'shortcuts',
    input: z.strictObject({
      ...ofOne,
      ...ShortcutInput,
      position: z.int().min(0).max(10_000).optional(),
      active: z.boolean().optional(),
      version: z.int32().optional(),
    }),
    answer: Shortcut,
  },
  /** All of them, in their new order; 400 when one was added or taken away meanwhile. */
  orderShortcuts: {
    ...byAdmin,
    method: 'PUT',
    path: 'shortcuts/order',
    input: z.strictObject({ ids: z.array(idOf('platform.shortcut')).max(500) }),
    answer: z.array(Shortcut),
  },
  deleteShortcut: {
    ...byAdmin,
    method: 'DELETE',
    path: 'shortcuts/:id',
    input: z.strictObject(ofOne),
    answer: nothing,
  },
  addServicesToShortcut: {
    ...byAdmin,
    method: 'POST',
    path: 'shortcuts/:id/services',
    input: z.strictObject({ ...ofOne, serviceIds: z.array(idOf('platform.service')).min(1).max(500) }),
    answer: Shortcut,
  },
  removeServiceFromShortcut: {
    ...byAdmin,
    method: 'DELETE',
    path: 'shortcuts/:id/services/:serviceId',
    input: z.strictObject({ ...ofOne, serviceId: idOf('platform.service') }),
    answer: Shortcut,
  },
  getShortcutTypes: {
    method: 'GET',
    path: 'shortcuts/types',
    access: signedInAnywhere(),
    voice: 'none',
    answer: z.array(ShortcutType),
  },
  /** One's favourites first, then the others of one's services. */
  getShortcutsOfUser: { method: 'GET', path: 'shortcuts/user', access: signedIn(), answer: z.array(OwnShortcut) },
  /** Ten favourites at most, in their order. */
  setFavouriteShortcuts: {
    method: 'PUT',
    path: 'shortcuts/user',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ ids: z.array(idOf('platform.shortcut')).max(10) }),
    answer: z.array(OwnShortcut),
  },
})
