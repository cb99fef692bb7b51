import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { requireStockPlace } from '../../lots/lots.server.ts'
import type { inventoriesCalls } from '../inventories.calls.ts'
import { inventoryById, scopeOfInventories } from './inventories.queries.ts'

type Open = typeof inventoriesCalls.openInventory

const mostLines = 2_000

/** @throws Refusal 404; 403; 400 of a place of another workshop, INVENTORY_TOO_WIDE; 409 PLACE_IN_COUNT */
export async function openInventory(given: Given<Open, AtelierTables>, input: InputOf<Open>) {
  const { db, clock, caller } = given
  const { workshopId, familyIds, isBlind, note } = input
  const locationIds = [...new Set(input.locationIds)].toSorted()
  await requireWorkshop(db, await scopeOfInventories(given), workshopId, 3)
  for (const locationId of locationIds) await requireStockPlace(db, workshopId, locationId, 'locationIds')
  const { year } = clock.today()
  const number = await nextReference(db, {
    series: 'inventory',
    ownerId: caller.clientId as string,
    year,
    mark: 'INV',
    digits: 3,
  })
  const { id } = await db
    .insertInto('atelier.inventory')
    .values({ workshopId, number, isBlind, note, openedAt: clock.now().toString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPlaces(db, id, locationIds)
  await writeLines(db, id, { locationIds, familyIds })
  return inventoryById(given, id)
}

async function keepPlaces(db: AtelierDb, inventoryId: string, locationIds: readonly string[]) {
  await db
    .insertInto('atelier.inventory_location')
    .values(locationIds.map(locationId => ({ inventoryId, locationId })))
    .execute()
    .catch((error: { constraint?: string }) => {
      if (error.constraint !== 'inventory_location_at_a_time') throw error
      throw new Refusal(409, 'PLACE_IN_COUNT', 'atelier.inventory.place-in-count')
    })
}

type Wanted = { locationIds: readonly string[]; familyIds: readonly string[] }

async function writeLines(db: AtelierDb, inventoryId: string, { locationIds, familyIds }: Wanted) {
  const isOfFamily = familyIds.length === 0 ? sql`true` : sql`l.family_id in ${eachOf(familyIds)}`
  const { numAffectedRows = 0n } = await sql`
    insert into atelier.inventory_line (inventory_id, lot_id, location_id, expected_g)
    select ${inventoryId}, b.lot_id, b.location_id, b.g
      from atelier.lot_balance b join atelier.lot l on l.id = b.lot_id
     where b.location_id in ${eachOf(locationIds)} and b.g <> 0 and l.kind <> 'finished' and ${isOfFamily}
     limit ${mostLines + 1}`.execute(db)
  if (numAffectedRows > mostLines) throw wrongField('locationIds', 'INVENTORY_TOO_WIDE', 'atelier.inventory.too-wide')
}
