import type { Given } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { lotsCalls } from '../lots.calls.ts'
import { lotShort } from './lot-refusals.ts'
import { lotById, scopeOfStock } from './lot-sheet.queries.ts'
import { balancesOf, postMoves, takenFrom } from './post-moves.ts'
import { outsideOf, requireStockPlace } from './stock-places.ts'
import { type StandingLot, takeLots } from './take-lots.ts'
import { movesOfLot } from './use-of-lot.queries.ts'

type Transfer = typeof lotsCalls.transferLot
type Scrap = typeof lotsCalls.scrapLot
type Reverse = typeof lotsCalls.reverseMove

/** @throws Refusal 404; 403; 400 on a place of another workshop, or LOT_SHORT beyond what stands in the first */
export async function transferLot(given: Given<Transfer, AtelierTables>, input: InputOf<Transfer>) {
  const { db, clock } = given
  const { id, fromLocationId, locationId, kg } = input
  const lot = await lotToMove(given, id, 2)
  if (fromLocationId === locationId) throw wrongField('locationId', 'same', 'atelier.lot.same-place')
  await requireStockPlace(db, lot.workshopId, locationId)
  const from = (await balancesOf(db, id)).find(balance => balance.locationId === fromLocationId)
  if (!from || from.g < kg) throw lotShort(lot, { leftG: from?.g ?? 0, askedG: kg })
  await postMoves(db, [
    {
      lotId: id,
      fromLocationId,
      toLocationId: locationId,
      kind: 'transfer',
      g: kg,
      cases: Math.round((from.cases * kg) / from.g),
      pieceKind: 'transfer',
      movedAt: clock.now().toString(),
    },
  ])
  return lotById(given, id)
}

/** @throws Refusal 404; 403; 400 LOT_SHORT beyond what is left */
export async function scrapLot(given: Given<Scrap, AtelierTables>, { id, kg, reason }: InputOf<Scrap>) {
  const { db, clock } = given
  const lot = await lotToMove(given, id, 2)
  if (lot.leftG < kg) throw lotShort(lot, { leftG: lot.leftG, askedG: kg })
  const toLocationId = await outsideOf(db, lot.workshopId, 'waste')
  await postMoves(
    db,
    takenFrom(await balancesOf(db, id), kg).map(({ locationId, ...part }) => ({
      ...part,
      lotId: id,
      fromLocationId: locationId,
      toLocationId,
      kind: 'waste' as const,
      pieceKind: 'scrap',
      reason,
      movedAt: clock.now().toString(),
    })),
  )
  return lotById(given, id)
}

/**
 * The ledger forgets nothing: what was wrong goes back by a move of its own. What an order, a mixture or a split wrote is
 * mended where it was made.
 * @throws Refusal 404; 403; 409 REVERSED_ALREADY, PIECE_KEEPS
 */
export async function reverseMove(given: Given<Reverse, AtelierTables>, { id, reason }: InputOf<Reverse>) {
  const { db, clock } = given
  const move = await db
    .selectFrom('atelier.stock_move')
    .select(['lotId', 'fromLocationId', 'toLocationId', 'kind', 'g', 'cases', 'pieceKind', 'pieceId', 'reversesId'])
    .where('id', '=', id)
    .$castTo<{
      lotId: string
      fromLocationId: string
      toLocationId: string
      kind: 'transfer'
      g: number
      cases: number
      pieceKind: string
      pieceId: string
      reversesId: string | null
    }>()
    .executeTakeFirst()
  if (!move) throw notFound()
  await lotToMove(given, move.lotId, 3)
  const { reversesId, ...moved } = move
  const reversed = await db
    .selectFrom('atelier.stock_move')
    .select('id')
    .where('reversesId', '=', id)
    .executeTakeFirst()
  if (reversed || reversesId) throw new Refusal(409, 'REVERSED_ALREADY', 'atelier.lot.reversed-already')
  if (!['transfer', 'waste', 'breakage', 'inventory'].includes(move.kind))
    throw new Refusal(409, 'PIECE_KEEPS', 'atelier.lot.piece-keeps')
  await postMoves(db, [
    {
      ...moved,
      fromLocationId: move.toLocationId,
      toLocationId: move.fromLocationId,
      reason,
      movedAt: clock.now().toString(),
      reversesId: id,
    },
  ])
  return movesOfLot(db, move.lotId)
}

type Moving = Pick<Given<Transfer, AtelierTables>, 'db' | 'rights'>

async function lotToMove(given: Moving, id: string, needs: 2 | 3): Promise<StandingLot> {
  const [lot] = await takeLots(given.db, [id])
  if (!lot) throw notFound()
  requireLevel(await scopeOfStock(given, lot.kind), lot.companyId, needs)
  return lot
}
