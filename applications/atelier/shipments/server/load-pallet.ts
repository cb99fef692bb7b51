import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { readGs1 } from '#kernel/shared/gs1.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { saidAt } from '#atelier/said-at.ts'
import type { StateOfPallet } from '../shipment.model.ts'
import type { shipmentsCalls } from '../shipments.calls.ts'
import { shipmentById } from './shipments.queries.ts'
import { settleShipment, shipmentToChange } from './shipment-to-change.ts'

type Load = typeof shipmentsCalls.loadPallet
type Unload = typeof shipmentsCalls.unloadPallet

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, PALLET_UNKNOWN, PALLET_OTHER_CUSTOMER, PALLET_STATE, TOO_OLD */
export async function loadPallet(given: Given<Load, AtelierTables>, { id, sscc, happenedAt }: InputOf<Load>) {
  saidAt(given.clock, happenedAt)
  const shipment = await shipmentToChange(given, id, { within: ['ready', 'loaded'] })
  const pallet = await palletOf(given.db, id, sscc)
  if (pallet.state !== 'complete') throw palletState(pallet.state)
  await moveTo(given.db, pallet.id, 'loaded')
  await settleShipment(given.db, shipment)
  return shipmentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, PALLET_UNKNOWN, PALLET_OTHER_CUSTOMER, PALLET_STATE */
export async function unloadPallet(given: Given<Unload, AtelierTables>, { id, sscc }: InputOf<Unload>) {
  const shipment = await shipmentToChange(given, id, { within: ['ready', 'loaded'] })
  const pallet = await palletOf(given.db, id, sscc)
  if (pallet.state !== 'loaded') throw palletState(pallet.state)
  await moveTo(given.db, pallet.id, 'complete')
  await settleShipment(given.db, shipment)
  return shipmentById(given, id)
}

/** Its sentence speaks of what it is now. */
export const palletState = (state: StateOfPallet) =>
  new Refusal(409, 'PALLET_STATE', `atelier.pallet.is-${state}`, { detail: { state } })

const moveTo = (db: AtelierDb, id: string, state: StateOfPallet) =>
  sql`update atelier.pallet set state = ${state}, version = version + 1 where id = ${id}`.execute(db)

/** The pallet that a code names, which is of this shipment. @throws Refusal 409 PALLET_UNKNOWN, PALLET_OTHER_CUSTOMER */
async function palletOf(db: AtelierDb, shipmentId: string, code: string) {
  const sscc = readGs1(code)?.sscc ?? code
  const { rows } = await sql<{ id: string; state: StateOfPallet; shipmentId: string; customer: string }>`
    select p.id, p.state, p.shipment_id, c.name as customer
      from atelier.pallet p
      join atelier.shipment s on s.id = p.shipment_id
      join atelier.workshop w on w.id = s.workshop_id
      join platform.partner r on r.id = s.partner_id
      join platform.contact c on c.id = r.contact_id
     where p.sscc = ${sscc}
       and w.company_id = (select z.company_id from atelier.shipment y join atelier.workshop z on z.id = y.workshop_id
                            where y.id = ${shipmentId})`.execute(db)
  const [pallet] = rows
  if (!pallet) throw new Refusal(409, 'PALLET_UNKNOWN', 'atelier.pallet.unknown')
  if (pallet.shipmentId !== shipmentId)
    throw new Refusal(409, 'PALLET_OTHER_CUSTOMER', 'atelier.pallet.other-customer', {
      values: { customer: pallet.customer },
    })
  return pallet
}
