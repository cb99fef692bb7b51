import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { insertPackages } from './insert-packages.queries.ts'

type Prepared = {
  employeeId: string
  /** A civil day. */
  activationDate: string
  positionId: string
  /** The row of the same day that this one takes the place of. */
  supersedes: string | null
}

const nothingElse = {
  contractId: null,
  typeOfContractId: null,
  coefficientId: null,
  salaryId: null,
  workTimeId: null,
  adaptedSalary: null,
  reason: null,
}

/**
 * Says what people will do before they have a contract, which says the rest; what stood there stays readable. Who has
 * written all of these people keeps where they stand.
 */
export async function preparePositions(
  { db, clock, actorId }: { db: RhDb; clock: Clock; actorId: string },
  prepared: readonly Prepared[],
) {
  if (prepared.length === 0) return
  const replaced = prepared.flatMap(({ supersedes }) => supersedes ?? [])
  await sql`update rh.package_element set superseded_at = ${clock.now().toString()} where id in ${eachOf(replaced)}`.execute(
    db,
  )
  await insertPackages(
    db,
    actorId,
    prepared.map(one => ({ ...nothingElse, ...one })),
  )
}
