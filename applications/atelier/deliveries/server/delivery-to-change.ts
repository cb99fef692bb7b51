import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { isOpen, settledState, type StateOfDelivery } from '../delivery.model.ts'
import { scopeOfDeliveries } from './deliveries.queries.ts'

type Changing = { db: AtelierDb; rights: Rights }

export type StandingDelivery = {
  id: string
  number: string
  workshopId: string
  companyId: string
  growerId: string | null
  state: StateOfDelivery
  version: number
}

/** The delivery, held until the end of the transaction: who weighs and who closes come one after the other. */
async function takeDelivery(db: AtelierDb, id: string): Promise<StandingDelivery> {
  const { rows } = await sql<StandingDelivery>`
    select d.id, d.number, d.workshop_id, s.company_id, d.grower_id, d.state, d.version
      from atelier.delivery d join atelier.workshop s on s.id = d.workshop_id
     where d.id = ${id} for update of d`.execute(db)
  const [delivery] = rows
  if (!delivery) throw notFound()
  return delivery
}

/** One in which the caller may do as much. @throws Refusal 404; 403 */
export async function deliveryToChange(given: Changing, id: string, needs: Level = 2): Promise<StandingDelivery> {
  const delivery = await takeDelivery(given.db, id)
  requireLevel(await scopeOfDeliveries(given), delivery.companyId, needs)
  return delivery
}

/** The same, as long as it is open. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function openDelivery(given: Changing, id: string, needs: Level = 2): Promise<StandingDelivery> {
  const delivery = await deliveryToChange(given, id, needs)
  if (!isOpen(delivery.state)) throw notPossible(delivery.state)
  return delivery
}

export const notPossible = (state: StateOfDelivery) =>
  new Refusal(409, 'TRANSITION_INVALID', `atelier.delivery.not-possible.${state}`, { detail: { state } })

/** The delivery of a line, held. @throws Refusal 404 */
export async function deliveryOfLine(db: AtelierDb, lineId: string): Promise<string> {
  const line = await db
    .selectFrom('atelier.delivery_line')
    .select('deliveryId')
    .where('id', '=', lineId)
    .executeTakeFirst()
  if (!line) throw notFound()
  return line.deliveryId
}

/**
 * What is weighed of an open delivery, which has arrived by then: goods of an own place are a harvest, all others are received.
 * Its rights are those of who weighs: `requireOn` refuses who may not in the company.
 * @throws Refusal 404; 409 TRANSITION_INVALID; what `requireOn` throws
 */
export async function lineToWeigh(
  { db }: { db: AtelierDb },
  lineId: string,
  { requireOn, arrivedAt }: { requireOn: (companyId: string) => void; arrivedAt?: string },
) {
  const delivery = await takeDelivery(db, await deliveryOfLine(db, lineId))
  requireOn(delivery.companyId)
  if (!isOpen(delivery.state)) throw notPossible(delivery.state)
  if (delivery.state === 'expected' && arrivedAt) await arrive(db, delivery.id, arrivedAt)
  const { workshopId, companyId, growerId } = delivery
  return { workshopId, companyId, kind: growerId === null ? ('harvest' as const) : ('reception' as const) }
}

export const arrive = (db: AtelierDb, id: string, at: string) =>
  sql`
  update atelier.delivery set state = 'in_progress', arrived_at = coalesce(arrived_at, ${at}::timestamptz), version = version + 1
   where id = ${id}`.execute(db)

/** Says of an open delivery whether all that must be graded is. */
export async function settle(db: AtelierDb, { id, state }: Pick<StandingDelivery, 'id' | 'state'>) {
  const { rows } = await sql<{ needsGrading: boolean; isGraded: boolean }>`
    select gc.id is not null as needs_grading, g.id is not null as is_graded
      from atelier.delivery_line dl
      left join atelier.graded_crop gc on gc.crop_code_id = dl.crop_code_id
      left join atelier.grading g on g.delivery_line_id = dl.id
     where dl.delivery_id = ${id}`.execute(db)
  const settled = settledState(state, rows)
  await sql`update atelier.delivery set state = ${settled}, version = version + 1 where id = ${id}`.execute(db)
}
