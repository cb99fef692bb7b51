import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { saidAt } from '#atelier/said-at.ts'
import type { inventoriesCalls } from '../inventories.calls.ts'
import { isWide } from '../inventory.model.ts'
import { inventoryById } from './inventories.queries.ts'
import { openInventoryOf, settle } from './inventory-to-change.ts'

type Count = typeof inventoriesCalls.countLot

/**
 * Keeps a count. One that is far from the ledger at its instant is asked again, of somebody else.
 * @throws Refusal 404; 403; 400 of a place that is not counted; 409 TRANSITION_INVALID, SAME_PERSON, TOO_OLD
 */
export async function countLot(given: Given<Count, AtelierTables>, input: InputOf<Count>) {
  const { db, clock, caller } = given
  const { id, lotId, locationId, kg: g } = input
  const countedAt = saidAt(clock, input.happenedAt).toString()
  const { workshopId } = await openInventoryOf(given, id, 2)
  const line = await lineOf(db, { inventoryId: id, workshopId, lotId, locationId })
  if (line.wantsRecount && line.counterId === caller.userId)
    throw new Refusal(409, 'SAME_PERSON', 'atelier.lot.same-person')
  await db.insertInto('atelier.inventory_count').values({ inventoryLineId: line.id, g, countedAt }).execute()
  const ledgerG = await ledgerAt(db, { lotId, locationId, countedAt })
  const isFirst = line.countNo === 0
  await db
    .updateTable('atelier.inventory_line')
    .set({
      countedG: g,
      countedAt,
      counterId: caller.userId,
      countNo: line.countNo + 1,
      wantsRecount: (isFirst || line.counterId === caller.userId) && isWide(g, ledgerG),
      version: line.version + 1,
    })
    .where('id', '=', line.id)
    .execute()
  await settle(db, id)
  return inventoryById(given, id)
}

type Counted = { inventoryId: string; workshopId: string; lotId: string; locationId: string }

/** The line of a lot in a place; one that nobody expected there gets it now. @throws Refusal 404; 400 */
async function lineOf(db: AtelierDb, { inventoryId, workshopId, lotId, locationId }: Counted) {
  const find = () =>
    db
      .selectFrom('atelier.inventory_line')
      .select(['id', 'countNo', 'counterId', 'wantsRecount', 'version'])
      .where('inventoryId', '=', inventoryId)
      .where('lotId', '=', lotId)
      .where('locationId', '=', locationId)
      .executeTakeFirst()
  const standing = await find()
  if (standing) return standing
  const place = await db
    .selectFrom('atelier.inventory_location')
    .select('id')
    .where('inventoryId', '=', inventoryId)
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  if (!place) throw wrongField('locationId', 'unknown', 'atelier.inventory.place-not-counted')
  const lot = await db
    .selectFrom('atelier.lot')
    .select('id')
    .where('id', '=', lotId)
    .where('workshopId', '=', workshopId)
    .where('kind', '<>', 'finished')
    .executeTakeFirst()
  if (!lot) throw notFound()
  await sql`
    insert into atelier.inventory_line (inventory_id, lot_id, location_id, expected_g)
    select ${inventoryId}, ${lotId}, ${locationId},
           coalesce((select g from atelier.lot_balance where lot_id = ${lotId} and location_id = ${locationId}), 0)`.execute(
    db,
  )
  return (await find()) as NonNullable<Awaited<ReturnType<typeof find>>>
}

type Instant = { lotId: string; locationId: string; countedAt: string }

async function ledgerAt(db: AtelierDb, { lotId, locationId, countedAt }: Instant) {
  const { rows } = await sql<{ g: number }>`
    select coalesce(sum(case to_location_id when ${locationId}::uuid then g else -g end), 0)::float8 as g
      from atelier.stock_move
     where lot_id = ${lotId} and ${locationId}::uuid in (from_location_id, to_location_id)
       and moved_at <= ${countedAt}::timestamptz`.execute(db)
  return rows[0]?.g ?? 0
}
