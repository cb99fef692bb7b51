import { isActOf, type WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory } from '../inventory.model.ts'

export const laneOfInventory = (id: string) => `inventory ${id}`

/** A count as whoever counts knows it: with what he counted and the server has not heard yet. */
export function withWaitingCounts(inventory: Inventory, acts: readonly WaitingAct[]): Inventory {
  const counts = acts.filter(
    act => act.lane === laneOfInventory(inventory.id) && isActOf(act, inventoriesCalls.countLot) && !act.refusal,
  )
  const lines = inventory.lines.map(line => {
    const last = counts.findLast(({ input }) => input.lotId === line.lotId && input.locationId === line.locationId)
    if (!last) return line
    return { ...line, countedKg: Number(last.input.kg), countedAt: last.at, wantsRecount: false, isOwnCount: true }
  })
  return { ...inventory, lines, counted: lines.filter(({ countedKg }) => countedKg !== null).length }
}
