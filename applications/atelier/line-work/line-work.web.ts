import type { Page } from '#kernel/web/pages.ts'
import { orderPath } from '#atelier/fabrication-orders/order-place.model.ts'

export { logAbandoned } from './web/log-abandoned.ts'

export const lineWorkPages: readonly Page[] = [
  {
    path: orderPath,
    layout: 'content',
    title: 'atelier.poste.title',
    element: 'atelier/fabrication',
    load: async () => (await import('./web/poste-page.tsx')).PostePage,
  },
]
