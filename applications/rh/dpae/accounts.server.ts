import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { componentsHeld } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { rhAnswers, type RhDb, type RhTables } from '#rh/rh-db.ts'
import { dpaeAccountsCalls } from './accounts.calls.ts'
import { accountsOf } from './server/accounts.queries.ts'
import type { SimulatedServices } from './server/desk.ts'
import { dpaeScopeOf } from './server/dpae-scope.ts'
import { testAccount } from './server/test-account.ts'
import { createAccount, deleteAccount, editAccount, isSetUpBy, type SetUp } from './server/write-account.ts'

type Writing = Given<(typeof dpaeAccountsCalls)['createMsaAccount'], RhTables>
type Asking = Pick<Writing, 'caller' | 'clock' | 'language' | 'keys'> & { db: RhDb }

/** What the caller sets up by the component. @throws Refusal 404 where he holds none */
async function setUpOf(given: Asking, knowledge: Knowledge): Promise<SetUp> {
  const { db, keys, caller } = given
  const held = await componentsHeld({ ...given, db: db as never }, knowledge, 'msaAccounts')
  if (held.length === 0) throw notFound()
  const isEverywhere = held.some(({ companyIds }) => companyIds === null)
  const companyIds = isEverywhere ? null : held.flatMap(({ companyIds }) => companyIds ?? [])
  return { db, keys, clientId: caller.clientId as string, companyIds }
}

export const dpaeAccountsServer = (knowledge: Knowledge, simulated: SimulatedServices) =>
  rhAnswers(dpaeAccountsCalls, {
    getMsaAccounts: async given => {
      const setUp = await setUpOf(given, knowledge)
      return (await accountsOf(given.db)).filter(account => isSetUpBy(setUp, account))
    },
    createMsaAccount: async (given, fields) => createAccount(await setUpOf(given, knowledge), fields),
    editMsaAccount: async (given, fields) => editAccount(await setUpOf(given, knowledge), fields),
    deleteMsaAccount: async (given, { id }) => deleteAccount(await setUpOf(given, knowledge), id),
    testDpaeAccount: async (given, { id }) => {
      const { caller } = given
      const desk = { ...given, clientId: caller.clientId as string, actorId: caller.userId, simulated }
      return testAccount(desk, await dpaeScopeOf(given), id)
    },
  })
