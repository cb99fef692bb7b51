import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { sql } from 'kysely'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import type { inventoriesCalls } from '../inventories.calls.ts'
import { inventoryById } from './inventories.queries.ts'
import { openInventoryOf, settle } from './inventory-to-change.ts'

type Recount = typeof inventoriesCalls.askRecount
type Explain = typeof inventoriesCalls.explainGaps
type Cancel = typeof inventoriesCalls.cancelInventory

/** Counted lines are counted again, by others than who counted them. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function askRecount(given: Given<Recount, AtelierTables>, { id, lineIds }: InputOf<Recount>) {
  const { db } = given
  await openInventoryOf(given, id, 3)
  await requireLines(db, id, lineIds)
  await sql`
    update atelier.inventory_line set wants_recount = true, version = version + 1
     where id in ${eachOf(lineIds)} and counted_g is not null`.execute(db)
  await settle(db, id)
  return inventoryById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function explainGaps(
  given: Given<Explain, AtelierTables>,
  { id, lineIds, reasonCode, reason }: InputOf<Explain>,
) {
  const { db } = given
  await openInventoryOf(given, id, 3)
  await requireLines(db, id, lineIds)
  await db
    .updateTable('atelier.inventory_line')
    .set(eb => ({ reasonCode, reason, version: eb('version', '+', 1) }))
    .where('id', 'in', lineIds)
    .execute()
  await settle(db, id)
  return inventoryById(given, id)
}

/** Nothing of the ledger changes, its places are free for another count. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function cancelInventory(given: Given<Cancel, AtelierTables>, id: string) {
  await openInventoryOf(given, id, 3)
  await endInventory(given, id, 'cancelled')
  return inventoryById(given, id)
}

type Ending = Pick<Given<Cancel, AtelierTables>, 'db' | 'clock' | 'caller'>

export async function endInventory({ db, clock, caller }: Ending, id: string, state: 'validated' | 'cancelled') {
  await db
    .updateTable('atelier.inventory')
    .set(eb => ({ state, endedAt: clock.now().toString(), endedBy: caller.userId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.updateTable('atelier.inventory_location').set({ isOpen: false }).where('inventoryId', '=', id).execute()
}

async function requireLines(db: AtelierDb, inventoryId: string, lineIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from atelier.inventory_line where inventory_id = ${inventoryId} and id in ${eachOf(lineIds)}`.execute(db)
  if (rows.length < new Set(lineIds).size) throw notFound()
}
