import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { inventoriesElement, inventoriesPath } from './inventories-place.model.ts'

export const inventoryPages: readonly Page[] = [
  {
    path: inventoriesPath,
    layout: 'content',
    title: 'atelier.inventories.title',
    element: inventoriesElement,
    load: async () => {
      const [{ InventoriesPage }] = await Promise.all([import('./web/inventories-page.tsx'), loadLabels([tradeLabels])])
      return InventoriesPage
    },
  },
  {
    path: `${inventoriesPath}/:inventaireId`,
    layout: 'content',
    title: 'atelier.inventory',
    element: inventoriesElement,
    load: async () => {
      const [{ InventoryPage }] = await Promise.all([import('./web/inventory-page.tsx'), loadLabels([tradeLabels])])
      return InventoryPage
    },
  },
]
