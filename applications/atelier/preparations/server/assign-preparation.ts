import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { isInHand } from '../../shipments/shipment.model.ts'
import { notPossible, takeShipment } from '../../shipments/shipments.server.ts'
import type { preparationsCalls } from '../preparations.calls.ts'
import { preparationBoardElement, preparationElement } from '../preparations-place.model.ts'
import { preparationToChange } from './preparation-to-change.ts'
import { preparationById, toldPreparations } from './preparations.queries.ts'

type Take = typeof preparationsCalls.takePreparation
type Assign = typeof preparationsCalls.assignPreparation

/** Who takes it picks it, also where somebody else had. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function takePreparation(given: Given<Take, AtelierTables>, id: string) {
  await preparationToChange(given, id)
  await sql`
    update atelier.shipment set preparer_id = ${given.caller.userId}, version = version + 1 where id = ${id}`.execute(
    given.db,
  )
  return preparationById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 of somebody who may not prepare there */
export async function assignPreparation(given: Given<Assign, AtelierTables>, { id, userId }: InputOf<Assign>) {
  const { db, clock } = given
  const shipment = await takeShipment(db, id)
  requireLevel(await companyScopeOf(given, preparationBoardElement), shipment.companyId, 2)
  if (!isInHand(shipment.state)) throw notPossible(shipment.state)
  if (userId !== null) {
    const reaches = await membersWithLevel({ db: db as never, clock }, { path: preparationElement, level: 2 })
    if (!reaches.some(reach => reach.userId === userId && reach.companyIds.has(shipment.companyId)))
      throw wrongField('userId', 'unknown', 'atelier.preparation.unknown-preparer')
  }
  await sql`update atelier.shipment set preparer_id = ${userId}, version = version + 1 where id = ${id}`.execute(db)
  const [told] = await toldPreparations(given, [id])
  if (!told) throw notFound()
  return told
}
