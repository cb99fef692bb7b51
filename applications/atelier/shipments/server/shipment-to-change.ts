import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { isInHand, settledState, type StateOfShipment } from '../shipment.model.ts'
import { linesOf, palletsOf } from './shipment-lines.queries.ts'
import { scopeOfShipments } from './shipments.queries.ts'

export type StandingShipment = {
  id: string
  workshopId: string
  companyId: string
  partnerId: string
  customer: string
  state: StateOfShipment
  setTemperatureC: number | null
  documentId: string | null
  shippedAt: string | null
  version: number
}

/** A shipment, held until the end of the transaction: who picks, who loads and who ships come one after the other. @throws Refusal 404 */
export async function takeShipment(db: AtelierDb, id: string): Promise<StandingShipment> {
  const { rows } = await sql<StandingShipment>`
    select s.id, s.workshop_id, w.company_id, s.partner_id, c.name as customer, s.state,
           s.set_temperature_c::float8 as set_temperature_c, s.document_id, s.shipped_at, s.version
      from atelier.shipment s
      join atelier.workshop w on w.id = s.workshop_id
      join platform.partner r on r.id = s.partner_id
      join platform.contact c on c.id = r.contact_id
     where s.id = ${id} for update of s`.execute(db)
  const [shipment] = rows
  if (!shipment) throw notFound()
  return shipment
}

/** One in which the caller may do as much, and that is in one of the states. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function shipmentToChange(
  given: { db: AtelierDb; rights: Rights },
  id: string,
  { needs = 2, within }: { needs?: Level; within: readonly StateOfShipment[] },
): Promise<StandingShipment> {
  const shipment = await takeShipment(given.db, id)
  requireLevel(await scopeOfShipments(given), shipment.companyId, needs)
  if (!within.includes(shipment.state)) throw notPossible(shipment.state)
  return shipment
}

export const notPossible = (state: StateOfShipment) =>
  new Refusal(409, 'TRANSITION_INVALID', `atelier.shipment.not-possible.${state}`, { detail: { state } })

/** Says of a shipment that is in hand how far it is. */
export async function settleShipment(db: AtelierDb, { id, state }: Pick<StandingShipment, 'id' | 'state'>) {
  const settled = isInHand(state)
    ? settledState({ lines: await linesOf(db, id), pallets: await palletsOf(db, id) })
    : state
  await sql`update atelier.shipment set state = ${settled}, version = version + 1 where id = ${id}`.execute(db)
}
