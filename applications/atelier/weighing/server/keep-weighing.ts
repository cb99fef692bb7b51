import type { Clock } from '#kernel/server/clock.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { faultOf, type KindOfWeighing, type SourceOfWeighing, tareOf, type WeighingFault } from '../weighing.model.ts'

type Kept = {
  workshopId: string
  kind: KindOfWeighing
  /** The lot that was weighed, or the line of a delivery. */
  lotId: string | null
  deliveryLineId?: string | null
  scaleId: string | null
  crateId: string | null
  crates: number
  supportId: string | null
  /** Grams, with what it stands in and on. */
  grossKg: number
  source: SourceOfWeighing
  isStable: boolean
  frame: string | null
  samples?: number | null
  reason?: string | null
  weighedAt: string
}

/**
 * Keeps a weight with its tare, which is read now and changes no more. Grams of what was weighed alone.
 * @throws Refusal 400 WEIGHING_UNSTABLE, WEIGHING_RANGE, NET_NEGATIVE, at a container or scale of elsewhere; 409 SCALE_EXPIRED
 */
export async function keepWeighing(
  { db, clock }: { db: AtelierDb; clock: Clock },
  { isStable, grossKg: grossG, ...kept }: Kept,
): Promise<{ id: string; netG: number }> {
  const { workshopId, kind, source, crates } = kept
  requireFrame(kept)
  const crate = await containerOf(db, workshopId, 'crate', kept.crateId)
  const support = await containerOf(db, workshopId, 'support', kept.supportId)
  if ((crate === null) !== (crates === 0)) throw wrongField('crates', 'crates', 'atelier.weighing.crates-and-kind')
  const scale = await scaleOf(db, workshopId, kept.scaleId)
  const tareG = tareOf(crate, crates, support)
  const fault = faultOf({ kind, source, isStable, grossG, tareG, scale, today: clock.today().toString() })
  if (fault) throw refusalOf(fault)
  const { id } = await db
    .insertInto('atelier.weighing')
    .values({ ...kept, grossG, tareG })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, netG: grossG - tareG }
}

/** What a scale said is kept as it said it. */
function requireFrame({ source, scaleId, frame }: Pick<Kept, 'source' | 'scaleId' | 'frame'>) {
  if (source === 'scale' && (scaleId === null || frame === null))
    throw wrongField('frame', 'required', 'kernel.field.required')
}

async function containerOf(db: AtelierDb, workshopId: string, use: 'crate' | 'support', id: string | null) {
  if (id === null) return null
  const container = await db
    .selectFrom('atelier.container')
    .select('tareG as tareKg')
    .where('id', '=', id)
    .where('workshopId', '=', workshopId)
    .where('use', '=', use)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!container)
    throw wrongField(use === 'crate' ? 'crateId' : 'supportId', 'unknown', 'atelier.weighing.unknown-container')
  return container
}

async function scaleOf(db: AtelierDb, workshopId: string, id: string | null) {
  if (id === null) return null
  const scale = await db
    .selectFrom('atelier.scale')
    .select(['maxG as maxKg', 'stepG as stepKg', 'verifiedUntil'])
    .where('id', '=', id)
    .where('workshopId', '=', workshopId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!scale) throw wrongField('scaleId', 'unknown', 'atelier.weighing.unknown-scale')
  return scale
}

function refusalOf(fault: WeighingFault) {
  switch (fault.code) {
    case 'WEIGHING_UNSTABLE':
      return new Refusal(400, fault.code, 'atelier.weighing.unstable')
    case 'NET_NEGATIVE':
      return new Refusal(400, fault.code, 'atelier.weighing.net-negative')
    case 'WEIGHING_RANGE':
      return new Refusal(400, fault.code, 'atelier.weighing.range', {
        values: { max: kilogramsInFigures(fault.maxG, 'fr'), step: kilogramsInFigures(fault.stepG, 'fr') },
      })
    case 'SCALE_EXPIRED':
      return new Refusal(409, fault.code, 'atelier.weighing.scale-expired', { values: { day: fault.day } })
  }
}
