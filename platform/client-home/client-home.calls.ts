import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ClientHome } from './client-home.model.ts'
import { SignatureFigures } from './signature.model.ts'

/** What the administrators of a client see first. */
export const clientHomeCalls = calls('platform/client-home', {
  /** The figures of the page at once. */
  getClientHome: { method: 'GET', path: 'client/home', access: role('adminOfClient'), answer: ClientHome },
  /** How it stands with signing: told apart, since what opens signing is out of reach of the role that speaks for members. */
  getSignatureFigures: {
    method: 'GET',
    path: 'client/home/signatures',
    access: role('adminOfClient'),
    voice: 'platform',
    answer: SignatureFigures,
  },
})
