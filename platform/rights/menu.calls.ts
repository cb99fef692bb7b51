import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ClientChosen } from './menu.model.ts'

const ofUserAndClient = z.strictObject({ userId: idOf('platform.user'), clientId: idOf('platform.client') })

/** The client that a person works in, with what he may open there (platform-core, section 7, under user/). */
export const menuCalls = calls('platform/rights', {
  setClient: {
    method: 'POST',
    path: 'user/setClient',
    access: signedInAnywhere(),
    voice: 'auth',
    input: ofUserAndClient,
    answer: ClientChosen,
  },
  unsetClient: {
    method: 'POST',
    path: 'user/unsetClient',
    access: signedInAnywhere(),
    voice: 'auth',
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: nothing,
  },
  /** What setClient answers, for a tab that already works in that client (after a reload, a change of rights or of language). */
  getModules: {
    method: 'GET',
    path: 'user/getModules/:userId/:clientId',
    access: signedInAnywhere(),
    voice: 'auth',
    input: ofUserAndClient,
    answer: ClientChosen,
  },
})
