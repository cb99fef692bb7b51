import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { askWithin } from './ask.ts'
import { ownLevelsOf } from './levels.queries.ts'
import type { Knowledge } from './matrix-columns.ts'
import { ownPerimetersOf } from './perimeter.queries.ts'

type Ask = (typeof rightDelegationsCalls)['getLendableRights']

type Lender = Pick<Given<Ask, PlatformTables>, 'db' | 'caller' | 'clock'>

/** The level of each element that one may lend; undefined where the client allows none, or to who may only read. */
export async function levelsToLend({ db, caller, clock }: Lender): Promise<ReadonlyMap<number, Level> | undefined> {
  const { clientId, userId, readOnly, support } = caller
  const { allowsRightDelegation: isAllowed } = await db
    .selectFrom('platform.client')
    .select('allowsRightDelegation')
    .where('id', '=', eb => eb.fn('kernel.client_id'))
    .executeTakeFirstOrThrow()
  if (!isAllowed || readOnly || support || !clientId) return undefined
  const rows = await ownLevelsOf(askWithin(db), { clientId, userId, now: clock.now() })
  return new Map(rows.map(({ elementId, level }) => [elementId, level]))
}

/** What one may lend, and in which companies one holds anything: nothing where the client allows none. */
export async function lendableRights(
  given: Given<Ask, PlatformTables>,
  { catalogue }: Knowledge,
): Promise<AnswerOf<Ask>> {
  const { db, caller, clock, language } = given
  const levels = await levelsToLend(given)
  if (!levels || !caller.clientId) return { isAllowed: false, elements: [], companies: [] }
  const who = { clientId: caller.clientId, userId: caller.userId, now: clock.now() }
  const elements = catalogue.elements().flatMap(({ id, path, name }) => {
    const level = levels.get(id)
    return level ? [{ id, path, name: name[language], level }] : []
  })
  const perimeters = await ownPerimetersOf(askWithin(db), who, [...levels.keys()])
  const companies = await db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...perimeters.keys()]}::uuid[])`)
    .where('archivedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { isAllowed: true, elements, companies }
}
