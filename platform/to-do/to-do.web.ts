import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type HomePanel, homePanelsOffer } from '#platform/home-panel.slot.ts'

export const toDoLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const toDoPanel: HomePanel = {
  size: 'narrow',
  labels: [toDoLabels],
  load: async () => (await import('./web/to-do-panel.tsx')).ToDoPanel,
}

export const toDoWeb: WebRoom = { labels: [toDoLabels], pages: [], fills: [fill(homePanelsOffer, toDoPanel)] }
