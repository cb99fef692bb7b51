import type { Rights } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { notPossible, type StandingShipment, takeShipment } from '../../shipments/shipments.server.ts'
import type { StateOfShipment } from '../../shipments/shipment.model.ts'
import { scopeOfPicking } from './preparations.queries.ts'

/** A shipment that the caller may pick, held until the end of the transaction. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function preparationToChange(
  given: { db: AtelierDb; rights: Rights },
  id: string,
  within: readonly StateOfShipment[] = ['preparing'],
): Promise<StandingShipment> {
  const shipment = await takeShipment(given.db, id)
  requireLevel(await scopeOfPicking(given), shipment.companyId, 2)
  if (!within.includes(shipment.state)) throw notPossible(shipment.state)
  return shipment
}
