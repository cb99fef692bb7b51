import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { type GateStep, lotGateOffer } from '#platform/trace/gates.slot.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { controlMissing, lotBlocked } from './lot-refusals.ts'

export type StandingLot = {
  id: string
  number: string
  kind: string
  workshopId: string
  companyId: string
  madeAt: string
  articleId: string
  familyId: string
  cropCodeId: string | null
  harvestedOn: string | null
  bestBefore: string | null
  category: string | null
  sizeCode: string | null
  certificateIds: string[]
  recycling: number
  state: string
  qualityStatus: string
  version: number
  /** Over all places of stock. */
  leftG: number
}

/**
 * The lots, held until the end of the transaction in the order of their ids, as every gate does: a hold and a pour, or two
 * who pour, never pass each other. What is left of them is read after they are held.
 * @throws Refusal 404 of one that is not there
 */
export async function takeLots(db: AtelierDb, lotIds: readonly string[]): Promise<StandingLot[]> {
  await sql`select from atelier.lot where id in ${eachOf(lotIds)} order by id for update`.execute(db)
  const { rows } = await sql<StandingLot>`
    select l.id, l.number, l.kind, l.workshop_id, w.company_id, l.made_at, l.article_id, l.family_id, l.crop_code_id, l.harvested_on,
           l.best_before, l.category, l.size_code, l.certificate_ids, l.recycling, l.state, l.quality_status, l.version,
           coalesce(b.g, 0)::float8 as left_g
      from atelier.lot l
      join atelier.workshop w on w.id = l.workshop_id
      left join lateral (select sum(g) as g from atelier.lot_balance where lot_id = l.id) b on true
     where l.id in ${eachOf(lotIds)}`.execute(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  return lotIds.map(id => {
    const lot = byId.get(id)
    if (!lot) throw notFound()
    return lot
  })
}

/**
 * What may be poured, prepared or shipped: there, free, and with the controls that its plans ask for.
 * @throws Refusal 409 LOT_BLOCKED; 409 CONTROL_MISSING
 */
export async function requireUsable(
  { db, offered }: { db: AtelierDb; offered: Offered },
  lots: readonly StandingLot[],
  step: GateStep,
) {
  for (const lot of lots) if (lot.state !== 'available' || lot.qualityStatus !== 'free') throw lotBlocked(lot)
  for (const gate of offered(lotGateOffer)) {
    const [missing] = await gate.missing(db as never, lots, step)
    const lot = lots.find(({ id }) => id === missing?.lotId)
    if (missing && lot) throw controlMissing(lot, missing.planLabel)
  }
}
