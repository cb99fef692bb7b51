import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ClientHome } from './client-home.model.ts'

/** What the administrators of a client see first. */
export const clientHomeCalls = calls({
  /** Every figure of the page at once. */
  getClientHome: { method: 'GET', path: 'client/home', access: role('adminOfClient'), answer: ClientHome },
})
