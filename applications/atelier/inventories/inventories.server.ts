import { atelierAnswers } from '#atelier/atelier-db.ts'
import { inventoriesCalls } from './inventories.calls.ts'
import { countLot } from './server/count-lot.ts'
import { findLotToCount, inventoryById, inventoryChoices, pageOfInventories } from './server/inventories.queries.ts'
import { openInventory } from './server/open-inventory.ts'
import { askRecount, cancelInventory, explainGaps } from './server/review-inventory.ts'
import { validateInventory } from './server/validate-inventory.ts'

export const inventoriesServer = atelierAnswers(inventoriesCalls, {
  getInventories: pageOfInventories,
  getInventoryChoices: inventoryChoices,
  getInventory: (given, { id }) => inventoryById(given, id),
  findLotToCount,
  openInventory,
  countLot,
  askRecount,
  explainGaps,
  validateInventory,
  cancelInventory: (given, { id }) => cancelInventory(given, id),
})
