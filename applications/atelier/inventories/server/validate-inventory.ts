import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { type Move, mostDriftG, outsideOf, postMoves, takeLots } from '../../lots/lots.server.ts'
import type { inventoriesCalls } from '../inventories.calls.ts'
import { isUnexplained } from '../inventory.model.ts'
import { inventoryById } from './inventories.queries.ts'
import { linesOf, type StandingLine } from './inventory-lines.queries.ts'
import { openInventoryOf } from './inventory-to-change.ts'
import { endInventory } from './review-inventory.ts'

type Validate = typeof inventoriesCalls.validateInventory

/**
 * Corrects the ledger by what each count differs from it at its own instant: what moved before is in it, what moved since stays
 * as it is. What was not counted does not move.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT, RECOUNT_AWAITED, GAP_UNEXPLAINED
 */
export async function validateInventory(given: Given<Validate, AtelierTables>, { id, version }: InputOf<Validate>) {
  const { db } = given
  const inventory = await openInventoryOf(given, id, 3)
  requireUnchanged(inventory, { version })
  const counted = await db
    .selectFrom('atelier.inventory_line')
    .select('lotId')
    .distinct()
    .where('inventoryId', '=', id)
    .execute()
  await takeLots(
    db,
    counted.map(({ lotId }) => lotId),
  )
  const lines = (await linesOf(db, id)).filter(({ gapG }) => gapG !== null)
  requireReviewed(lines)
  const adjustmentId = await outsideOf(db, inventory.workshopId, 'adjustment')
  await postMoves(
    db,
    lines.map(line => correctionOf(line, { inventoryId: id, adjustmentId })),
  )
  await sql`
    update atelier.inventory_line i set posted_g = x.g
      from unnest(${lines.map(line => line.id)}::uuid[], ${lines.map(({ gapG }) => gapG)}::bigint[]) x (id, g)
     where i.id = x.id`.execute(db)
  await endInventory(given, id, 'validated')
  return inventoryById(given, id)
}

function requireReviewed(lines: readonly StandingLine[]) {
  const awaited = lines.find(({ wantsRecount }) => wantsRecount)
  if (awaited)
    throw new Refusal(409, 'RECOUNT_AWAITED', 'atelier.inventory.recount-awaited', {
      values: { lot: awaited.lot, place: awaited.location },
    })
  const unexplained = lines.find(isUnexplained)
  if (unexplained)
    throw new Refusal(409, 'GAP_UNEXPLAINED', 'atelier.inventory.gap-unexplained', {
      values: { lot: unexplained.lot, place: unexplained.location },
    })
}

/** What was counted is true, also where less than nothing is left by what was moved since: it is flagged as forced. */
function correctionOf(
  { lotId, locationId, gapG, presentG, countedAt, reason }: StandingLine,
  { inventoryId, adjustmentId }: { inventoryId: string; adjustmentId: string },
): Move {
  const g = gapG as number
  const [fromLocationId, toLocationId] = g > 0 ? [adjustmentId, locationId] : [locationId, adjustmentId]
  return {
    lotId,
    fromLocationId,
    toLocationId,
    kind: 'inventory',
    g: Math.abs(g),
    pieceKind: 'inventory',
    pieceId: inventoryId,
    reason,
    movedAt: countedAt as string,
    flag: presentG + g < -mostDriftG ? 'forced' : null,
  }
}
