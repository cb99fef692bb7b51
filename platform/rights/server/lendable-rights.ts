import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { askWithin } from './ask.ts'
import { ownLevelsOf } from './levels.queries.ts'
import type { Knowledge } from './matrix-columns.ts'
import { ownPerimetersOf } from './perimeter.queries.ts'

type Ask = (typeof rightDelegationsCalls)['getLendableRights']

/** What one may lend, to whom, and in which companies one holds anything: nothing where the client allows none. */
export async function lendableRights(
  { db, caller, clock, language }: Given<Ask, PlatformTables>,
  { catalogue }: Knowledge,
): Promise<AnswerOf<Ask>> {
  const { clientId, userId, readOnly, support } = caller
  const { allows_right_delegation: isAllowed } = await db
    .selectFrom('platform.client')
    .select('allows_right_delegation')
    .where('id', '=', eb => eb.fn('kernel.client_id'))
    .executeTakeFirstOrThrow()
  if (!isAllowed || readOnly || support || !clientId)
    return { isAllowed: false, elements: [], companies: [], colleagues: [] }
  const who = { clientId, userId, now: clock.now() }
  const levels = new Map((await ownLevelsOf(askWithin(db), who)).map(row => [row.element_id, row.level]))
  const elements = catalogue.elements().flatMap(({ id, path, name }) => {
    const level = levels.get(id)
    return level ? [{ id, path, name: name[language], level }] : []
  })
  const perimeters = await ownPerimetersOf(askWithin(db), who, [...levels.keys()])
  const companies = await db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...perimeters.keys()]}::uuid[])`)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const colleagues = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.firstname', 'u.name'])
    .where('m.client_id', '=', eb => eb.fn('kernel.client_id'))
    .where('u.id', '<>', userId)
    .where('u.active', '=', true)
    .where(isMemberNow('m', clock))
    .orderBy(sql`kernel.normalise(u.name)`)
    .orderBy(sql`kernel.normalise(u.firstname)`)
    .orderBy('u.id')
    .execute()
  return { isAllowed: true, elements, companies, colleagues }
}
