import { notFound } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { administeredBy } from './administered.queries.ts'
import { askWithin } from './ask.ts'
import { requireOwnPeople } from './own-people.queries.ts'
import { perimetersOf } from './perimeter.queries.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock }

/**
 * The companies on whose records somebody has a level on one of the elements, named by their paths.
 * @throws Refusal 404 for who is not of one's own people
 */
export async function companiesReadBy({ db, caller, clock }: Asking, userId: string, paths: readonly string[]) {
  const { clientId } = caller
  const member = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!member || !clientId) throw notFound()
  await requireOwnPeople(db, await administeredBy(db, caller), caller, userId)
  const elements = await db
    .selectFrom('platform.element')
    .select('id')
    .where('path', 'in', [...paths])
    .execute()
  const perimeters = await perimetersOf(
    askWithin(db),
    { clientId, userId, now: clock.now() },
    elements.map(({ id }) => id),
  )
  return [...perimeters.keys()]
}
