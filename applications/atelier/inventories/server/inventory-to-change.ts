import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { isOpen, settledState, type StateOfInventory } from '../inventory.model.ts'
import { scopeOfInventories } from './inventories.queries.ts'
import { linesOf } from './inventory-lines.queries.ts'

type Changing = { db: AtelierDb; rights: Rights }

type StandingInventory = {
  id: string
  number: string
  workshopId: string
  companyId: string
  state: StateOfInventory
  version: number
}

/**
 * An open count in which the caller may do as much, held until the end of the transaction: who counts and who validates come
 * one after the other. @throws Refusal 404; 403; 409 TRANSITION_INVALID
 */
export async function openInventoryOf(given: Changing, id: string, needs: Level): Promise<StandingInventory> {
  const { rows } = await sql<StandingInventory>`
    select v.id, v.number, v.workshop_id, s.company_id, v.state, v.version
      from atelier.inventory v join atelier.workshop s on s.id = v.workshop_id
     where v.id = ${id} for update of v`.execute(given.db)
  const [inventory] = rows
  if (!inventory) throw notFound()
  requireLevel(await scopeOfInventories(given), inventory.companyId, needs)
  const { state } = inventory
  if (!isOpen(state))
    throw new Refusal(409, 'TRANSITION_INVALID', `atelier.inventory.ended.${state}`, { detail: { state } })
  return inventory
}

/** Says of an open count how far it is. */
export async function settle(db: AtelierDb, id: string) {
  const state = settledState(await linesOf(db, id))
  await sql`update atelier.inventory set state = ${state}, version = version + 1 where id = ${id}`.execute(db)
}
