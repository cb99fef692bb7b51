import { z } from 'zod'
import { open, signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { languages } from '#kernel/shared/names.ts'
import { ClientChosen, OwnData, UserInfo, Workplace } from './user.model.ts'

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
  /** The same by another name: the brief has both. */
  getUserById: {
    method: 'GET',
    path: 'user/getUserById/:id',
    access: signedInAnywhere(),
    voice: 'auth',
    input: z.strictObject({ id: z.uuid() }),
    answer: UserInfo,
  },
  /**
   * One's own data; for a super admin anybody's; for the admin of a client what was typed of somebody who has not come.
   * Another mail address asks for a fresh proof (409 REAUTH_REQUIRED) and counts once the link that is sent there was
   * followed. Without `version` the last one wins.
   */
  editUser: {
    method: 'POST',
    path: 'user/editUser',
    access: signedInAnywhere(),
    voice: 'auth',
    input: OwnData.extend({
      id: z.uuid(),
      editorId: z.uuid(),
      language: z.enum(languages).optional(),
      version: z.int32().optional(),
    }),
    answer: UserInfo,
  },
  /** The new address counts from then on. 409 LINK_USED when the link is dead. */
  confirmMail: {
    method: 'POST',
    path: 'confirmMail',
    access: open('the link of the mail proves who asks'),
    voice: 'auth',
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: nothing,
  },
  /** One's companies and services in the client that one works in. */
  getOwnWorkplaces: {
    method: 'GET',
    path: 'user/workplaces',
    access: signedIn(),
    answer: z.array(Workplace),
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
    input: z.strictObject({ language: z.enum(languages) }),
    answer: nothing,
  },
})
