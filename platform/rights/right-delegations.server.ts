import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { rightDelegationsCalls } from './right-delegations.calls.ts'
import { administeredBy } from './server/administered.queries.ts'
import { pageOfBorrowers } from './server/borrowers.queries.ts'
import { delegateRights } from './server/delegate-rights.ts'
import { lendableRights } from './server/lendable-rights.ts'
import type { Knowledge } from './server/matrix-columns.ts'
import { delegationsById, delegationsOf } from './server/right-delegations.queries.ts'
import { revokeRightDelegation } from './server/revoke-right-delegation.ts'

const readerOf = async (db: PlatformDb, caller: Caller) => ({
  userId: caller.userId,
  admin: (await administeredBy(db, caller)).admin,
  readOnly: caller.readOnly,
})

export const rightDelegationsServer = ({ catalogue }: Knowledge) =>
  platformAnswers(rightDelegationsCalls, {
    getRightDelegations: async ({ db, caller, clock, language }, { userId }) => {
      const reader = await readerOf(db, caller)
      if (userId !== caller.userId && !(reader.admin && (await isMember(db, userId)))) throw notFound()
      return delegationsOf({ db, catalogue, language, now: clock.now(), reader }, userId)
    },

    getLendableRights: given => lendableRights(given, { catalogue }),

    getBorrowers: (given, asked) => pageOfBorrowers(given, asked),

    delegateRights: async (given, loan) => {
      const ids = await delegateRights(given, { catalogue }, loan)
      const { db, caller, clock, language } = given
      const reader = await readerOf(db, caller)
      return delegationsById({ db, catalogue, language, now: clock.now(), reader }, ids)
    },

    revokeRightDelegation: async (given, { id }) => {
      await revokeRightDelegation(given, id)
      const { db, caller, clock, language } = given
      const reader = await readerOf(db, caller)
      const [revoked] = await delegationsById({ db, catalogue, language, now: clock.now(), reader }, [id])
      if (!revoked) throw notFound()
      return revoked
    },
  })

async function isMember(db: PlatformDb, userId: string) {
  const member = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('clientId', '=', eb => eb.fn('kernel.client_id'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return member !== undefined
}
