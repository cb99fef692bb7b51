import { z } from 'zod'
import { signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { OwnData, UserInfo, Workplace } from './user.model.ts'

const touches = 'everything'

/** A person and the client that he works in (platform-core, section 7, under user/). */
export const usersCalls = calls('platform/users', {
  getUserInfo: {
    method: 'GET',
    path: 'user/getUserInfo/:id',
    access: signedInAnywhere(),
    voice: 'auth',
    input: z.strictObject({ id: idOf('platform.user') }),
    answer: UserInfo,
  },
  /** The same by another name: the brief has both. */
  getUserById: {
    method: 'GET',
    path: 'user/getUserById/:id',
    access: signedInAnywhere(),
    voice: 'auth',
    input: z.strictObject({ id: idOf('platform.user') }),
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
      id: idOf('platform.user'),
      editorId: idOf('platform.user'),
      language: z.enum(languages).optional(),
      version: z.int32().optional(),
    }),
    touches,
    answer: UserInfo,
  },
  /** One's companies and services in the client that one works in. */
  getOwnWorkplaces: {
    method: 'GET',
    path: 'user/workplaces',
    access: signedIn(),
    answer: z.array(Workplace),
  },
  setLanguage: {
    method: 'POST',
    path: 'user/setLanguage',
    access: signedInAnywhere(),
    input: z.strictObject({ language: z.enum(languages) }),
    touches,
    answer: nothing,
  },
})
