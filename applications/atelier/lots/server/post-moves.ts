import { randomUUID } from 'node:crypto'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { KindOfMove } from '../lot.model.ts'
import { inWordsOfLedger } from './lot-refusals.ts'

export type Move = {
  lotId: string
  fromLocationId: string
  toLocationId: string
  kind: KindOfMove
  g: number
  cases?: number
  /** What made it. */
  pieceKind: string
  pieceId?: string
  reason?: string | null
  movedAt: string
  /** What the device that made it called it. */
  deviceId?: string | null
  weighingId?: string | null
  reversesId?: string
  flag?: 'drift' | 'late' | 'forced' | null
}

/**
 * Writes moves into the ledger in one statement; those of no weight are left out. Balances follow by themselves.
 * @throws Refusal 409 LOT_SHORT when a place would go below what a scale may err by
 */
export async function postMoves(db: AtelierDb, moves: readonly Move[]): Promise<string[]> {
  const rows = moves
    .filter(({ g }) => g > 0)
    .map(move => ({ cases: 0, ...move, pieceId: move.pieceId ?? randomUUID() }))
  if (rows.length === 0) return []
  const written = await db
    .insertInto('atelier.stock_move')
    .values(rows)
    .returning('id')
    .execute()
    .catch((error: unknown) => {
      throw inWordsOfLedger(error)
    })
  return written.map(({ id }) => id)
}

type Balance = { locationId: string; g: number; cases: number }

/** Where a lot stands, the fullest place first. */
export const balancesOf = (db: AtelierDb, lotId: string): Promise<Balance[]> =>
  db
    .selectFrom('atelier.lot_balance')
    .select(['locationId', 'g', 'cases'])
    .where('lotId', '=', lotId)
    .where('g', '<>', 0)
    .orderBy('g', 'desc')
    .orderBy('locationId')
    .execute()

type Taken = { locationId: string; g: number; cases: number }

/** From which places so much is taken: the fullest first; what is missing is taken from the last. */
export function takenFrom(balances: readonly Balance[], askedG: number): Taken[] {
  let left = askedG
  const taken: Taken[] = []
  for (const { locationId, g, cases } of balances) {
    const part = Math.min(Math.max(g, 0), left)
    if (part > 0) taken.push({ locationId, g: part, cases: g > 0 ? Math.round((cases * part) / g) : 0 })
    left -= part
  }
  const last = taken.at(-1)
  if (last) last.g += left
  return taken
}
