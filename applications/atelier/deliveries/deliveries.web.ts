import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { deliveriesElement, deliveriesPath } from './deliveries-place.model.ts'

export const deliveryPages: readonly Page[] = [
  {
    path: deliveriesPath,
    layout: 'content',
    title: 'atelier.deliveries.title',
    element: deliveriesElement,
    load: async () => {
      const [{ DeliveriesPage }] = await Promise.all([import('./web/deliveries-page.tsx'), loadLabels([tradeLabels])])
      return DeliveriesPage
    },
  },
  {
    path: `${deliveriesPath}/:deliveryId`,
    layout: 'content',
    title: 'atelier.delivery',
    element: deliveriesElement,
    load: async () => {
      const [{ DeliveryPage }] = await Promise.all([import('./web/delivery-page.tsx'), loadLabels([tradeLabels])])
      return DeliveryPage
    },
  },
]
