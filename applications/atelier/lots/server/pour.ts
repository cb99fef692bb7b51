import type { Offered } from '#kernel/shared/offer.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { lotShort } from './lot-refusals.ts'
import { balancesOf, postMoves, takenFrom } from './post-moves.ts'
import { processOf } from './stock-places.ts'
import { requireUsable, takeLots } from './take-lots.ts'

/** A scale may err by so much over a whole lot, in grams: beyond, somebody says why. */
export const mostDriftG = 500

type Pouring = {
  lotId: string
  workshopId: string
  ligneId: string
  /** The order that it is poured for. */
  orderId: string
  g: number
  movedAt: string
  /** What a scale said of it. */
  weighingId?: string | null
  deviceId?: string | null
  /** Why more is poured than there is, of who may. */
  forcedBecause?: string | null
  /** Sent long after: it was done meanwhile. */
  isLate?: boolean
}

/**
 * Takes so much of a lot to the process of a line, wherever it stands. Two who pour one lot come one after the other: the
 * second is told what the first has left.
 * @throws Refusal 404; 409 LOT_BLOCKED, CONTROL_MISSING; 400 LOT_SHORT beyond 500 g without a reason
 */
export async function pour(given: { db: AtelierDb; offered: Offered }, pouring: Pouring) {
  const { db } = given
  const { lotId, workshopId, ligneId, g, forcedBecause = null } = pouring
  const [lot] = await takeLots(db, [lotId])
  if (!lot) throw new Error('no lot')
  await requireUsable(given, [lot], 'pour')
  const missingG = g - lot.leftG
  if (missingG > mostDriftG && !forcedBecause) throw lotShort(lot, { leftG: lot.leftG, askedG: g })
  const flag = missingG > mostDriftG ? 'forced' : missingG > 0 ? 'drift' : pouring.isLate ? 'late' : null
  const processId = await processOf(db, workshopId, ligneId)
  const taken = takenFrom(await balancesOf(db, lotId), g)
  const moveIds = await postMoves(
    db,
    taken.map(({ locationId, ...part }, place) => ({
      ...part,
      lotId,
      fromLocationId: locationId,
      toLocationId: processId,
      kind: 'pour',
      pieceKind: 'order',
      pieceId: pouring.orderId,
      reason: forcedBecause,
      movedAt: pouring.movedAt,
      deviceId: place === 0 ? (pouring.deviceId ?? null) : null,
      weighingId: pouring.weighingId ?? null,
      flag,
    })),
  )
  return { lot, moveIds, leftG: lot.leftG - g, flag }
}
