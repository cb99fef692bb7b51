import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type Move, postMoves } from '#atelier/lots/lots.server.ts'

type Back = { order: { id: string }; lotId: string; g: number; at: string }

/**
 * Brings so much of what was poured of a lot back to where it stood: the newest pours are countered whole, and what of them
 * was rightly poured is poured again.
 */
export async function bringBack(db: AtelierDb, { order, lotId, g, at }: Back) {
  const pours = await db
    .selectFrom('atelier.stock_move as m')
    .select(['m.id', 'm.fromLocationId', 'm.toLocationId', 'm.g'])
    .where('m.pieceId', '=', order.id)
    .where('m.lotId', '=', lotId)
    .where('m.kind', '=', 'pour')
    .where('m.reversesId', 'is', null)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('atelier.stock_move as r').select('r.id').whereRef('r.reversesId', '=', 'm.id'))),
    )
    .orderBy('m.movedAt', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
  let left = g
  const moves: Move[] = []
  for (const { id, fromLocationId, toLocationId, g: poured } of pours) {
    if (left <= 0) break
    const piece = { lotId, kind: 'pour', pieceKind: 'order', pieceId: order.id, movedAt: at } as const
    const back = { ...piece, fromLocationId: toLocationId, toLocationId: fromLocationId }
    moves.push({ ...back, g: poured, reversesId: id })
    if (poured > left) moves.push({ ...piece, fromLocationId, toLocationId, g: poured - left })
    left -= poured
  }
  await postMoves(db, moves)
}
