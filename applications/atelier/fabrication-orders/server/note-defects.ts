import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type FateOfDefect, fatesOfDefect } from '#atelier/defect-kinds/defect-kind.model.ts'
import { defectKindsInForce } from '#atelier/defect-kinds/defect-kinds.server.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import type { OrderInHand } from './order-to-change.ts'

type Defect = InputOf<typeof fabricationOrdersCalls.terminerFabrication>['defects'][number]

/** All that was downgraded and wasted, and the part of it that is named; grams. */
type Named = { lostG: Record<FateOfDefect, number>; defects: readonly Defect[]; at: string; day: string }

/**
 * Names what an order downgraded and wasted by its defects, in whole or in part.
 * @throws Refusal 400 `defects`: more than was lost, one defect twice, or one that is not in use that day
 */
export async function noteDefects(
  db: AtelierDb,
  { id: orderId, companyId }: Pick<OrderInHand, 'id' | 'companyId'>,
  { lostG, defects, at, day }: Named,
) {
  if (defects.length === 0) return
  const inForce = new Set((await defectKindsInForce(db, { companyId, day })).map(({ id }) => id))
  const named = new Set<string>()
  for (const [place, { fate, defectKindId }] of defects.entries()) {
    const field = `defects.${place}.defectKindId`
    if (!inForce.has(defectKindId)) throw wrongField(field, 'unknown', 'atelier.order.defect-unknown')
    const both = `${fate} ${defectKindId}`
    if (named.has(both)) throw wrongField(field, 'twice', 'atelier.order.defect-twice')
    named.add(both)
  }
  for (const fate of fatesOfDefect) {
    const namedG = defects.reduce((sum, one) => sum + (one.fate === fate ? one.kg : 0), 0)
    if (namedG > lostG[fate]) throw wrongField('defects', 'DEFECTS_EXCEED', `atelier.order.defects-exceed-${fate}`)
  }
  await db
    .insertInto('atelier.order_defect')
    .values(defects.map(({ fate, defectKindId, kg: g }) => ({ orderId, fate, defectKindId, g, at })))
    .execute()
}
