import { sql } from 'kysely'
import { platformAnswers } from '#platform/platform-db.ts'
import { accountsCalls } from './accounts.calls.ts'
import { editSuperFlags, enableUser, switchAccountType } from './server/accounts.ts'
import { personNotFound } from './server/led-member.ts'
import { accountsOf, pageOfAccounts } from './server/page-of-accounts.queries.ts'

export const accountsServer = platformAnswers(accountsCalls, {
  getAllUsers: ({ db, clock, caller }, asked) => pageOfAccounts({ db, clock, userId: caller.userId }, asked),

  getClientsOfAccounts: ({ db }) =>
    db
      .selectFrom('platform.client')
      .select(['id', 'name'])
      .orderBy(sql`kernel.normalise(name)`)
      .orderBy('id')
      .execute(),

  getAccount: async ({ db, clock, caller }, { userId }) => {
    const [account] = await accountsOf({ db, clock, userId: caller.userId }, [userId])
    if (!account) throw personNotFound()
    return account
  },

  switchAccountType,
  enableUser,
  editSuperFlags,
})
