import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { choice, idIn } from '#kernel/shared/list.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { AccountRow, accountStates, SuperFlags } from './account.model.ts'
import { AccountType, accountTypes } from './member.model.ts'

const bySuperAdmins = { access: role('superAdmin'), voice: 'auth' } as const
const ofUser = { userId: idOf('platform.user') }

const touches = 'everything'

/** The accounts of the whole platform, beyond any client. Nobody edits his own. */
export const accountsCalls = calls('platform/users', {
  /** The brief's getPaginatedUsers for the client `all`. */
  getAllUsers: {
    ...bySuperAdmins,
    method: 'GET',
    path: 'user/getPaginatedUsers/all/:page/:size/:search?',
    ...listOf(AccountRow, {
      sorts: ['name'],
      comparedSorts: ['type', 'state', 'lastLoginAt'],
      isSearched: true,
      tabs: 'state',
      filters: {
        state: choice(accountStates),
        type: choice(accountTypes),
        role: choice(['superAdmin', 'superDev', 'adminOfClient']),
        memberOf: idIn('platform.client', { address: 'client' }),
      },
    }),
  },
  /** Names of the clients, to keep the accounts of one. */
  getClientsOfAccounts: {
    ...bySuperAdmins,
    method: 'GET',
    path: 'user/clientsOfAccounts',
    answer: z.array(z.object({ id: idOf('platform.client'), name: z.string() })),
  },
  getAccount: {
    ...bySuperAdmins,
    method: 'GET',
    path: 'user/getAccount/:userId',
    input: z.strictObject(ofUser),
    answer: AccountRow,
  },
  /** Ends the sessions; towards `sun` the person is sent the link to a first password. 400 on `type` without a provider. */
  switchAccountType: {
    ...bySuperAdmins,
    method: 'POST',
    path: 'user/switchAccountType',
    input: z.strictObject({ ...ofUser, type: AccountType }),
    touches,
    answer: nothing,
  },
  /** 409 ERASED once nothing but the name is left. */
  enableUser: {
    ...bySuperAdmins,
    method: 'POST',
    path: 'user/enableUser',
    input: z.strictObject(ofUser),
    touches,
    answer: nothing,
  },
  /** Every other super admin is told by mail. 400 LAST_ADMIN when none would be left. */
  editSuperFlags: {
    ...bySuperAdmins,
    method: 'POST',
    path: 'user/editSuperFlags',
    fresh: true,
    input: z.strictObject({ ...ofUser, ...SuperFlags.shape }),
    touches,
    answer: SuperFlags,
  },
})
