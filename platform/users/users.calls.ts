import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { ClientChosen, UserInfo } from './user.model.ts'

const ofUserAndClient = z.strictObject({ userId: z.uuid(), clientId: z.uuid() })

/** A person and the client that he works in (platform-core, section 7, under user/). */
export const usersCalls = calls({
  getUserInfo: {
    method: 'GET',
    path: 'user/getUserInfo/:id',
    access: signedInAnywhere(),
    voice: 'auth',
    input: z.strictObject({ id: z.uuid() }),
    answer: UserInfo,
  },
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
    input: z.strictObject({ userId: z.uuid() }),
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
  setLanguage: {
    method: 'POST',
    path: 'user/setLanguage',
    access: signedInAnywhere(),
    input: z.strictObject({ language: z.enum(['fr', 'en', 'es', 'ar']) }),
    answer: nothing,
  },
})
