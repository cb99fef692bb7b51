import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { shipmentsPath, shippingElement } from './shipments-place.model.ts'

export { PalletChip } from './web/state-chip.tsx'

export const shipmentPages: readonly Page[] = [
  {
    path: shipmentsPath,
    layout: 'content',
    title: 'atelier.shipments.title',
    element: shippingElement,
    load: async () => {
      const [{ ShipmentsPage }] = await Promise.all([import('./web/shipments-page.tsx'), loadLabels([tradeLabels])])
      return ShipmentsPage
    },
  },
  {
    path: `${shipmentsPath}/:id/:depotid`,
    layout: 'content',
    title: 'atelier.shipment',
    element: shippingElement,
    load: async () => {
      const [{ ShipmentPage }] = await Promise.all([import('./web/shipment-page.tsx'), loadLabels([tradeLabels])])
      return ShipmentPage
    },
  },
]
