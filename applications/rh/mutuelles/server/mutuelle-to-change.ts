import { sql } from 'kysely'
import { forbidden, notFound, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EventOfMutuelle } from '../mutuelle.model.ts'
import type { MutuelleScope } from './mutuelle-scope.ts'

type Asked = { id: string; employeeId?: string; needs: Level }

/** A cover that holds or waits, held until the end of the transaction. @throws Refusal 404; 403 */
export async function mutuelleToChange(db: RhDb, scope: MutuelleScope, { id, employeeId, needs }: Asked) {
  const row = await takeForChange(
    db
      .selectFrom('rh.mutuelle')
      .select(['id', 'employeeId', 'companyId', 'contractId', 'state', 'subscribed', 'exemptionDocumentId'])
      .select([
        'startingDate',
        'endingDate',
        'insuranceOrganismId',
        'joinDocumentModel',
        'signedAt',
        'exemptionReason',
        'version',
      ])
      .where('id', '=', id)
      .where('state', '<>', 'cancelled'),
  )
  if (scope.level(row.companyId) < 1 || (employeeId && employeeId !== row.employeeId)) throw notFound()
  if (scope.level(row.companyId) < needs) throw forbidden()
  return row
}

/** `by`: null where who signs outside did it. */
type Event = { id: string; what: EventOfMutuelle['what']; at: string; by: string | null }

/** Writes down what became of a cover, with what it says from now on. */
export const noteEvent = (db: RhDb, { id, what, at, by }: Event) =>
  sql`
    insert into rh.mutuelle_event (mutuelle_id, what, subscribed, starting_date, ending_date, at, actor_id)
    select id, ${what}, subscribed, starting_date, ending_date, ${at}, ${by} from rh.mutuelle where id = ${id}`.execute(
    db,
  )

/** One cover at a time: the database refuses a second one on the same day, here in words. @throws Refusal 400 */
export const withoutSecondCover = <Result>(write: () => Promise<Result>): Promise<Result> =>
  write().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'mutuelle_overlap') throw error
    throw wrongField('startingDate', 'mutuelle_overlap', 'rh.mutuelle.overlap')
  })
