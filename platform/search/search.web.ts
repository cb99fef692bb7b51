import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type SearchOverlay, searchOverlayOffer } from '#platform/search-overlay.slot.ts'

export const searchLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const searchOverlay: SearchOverlay = {
  labels: [searchLabels],
  load: async () => (await import('./web/search-overlay.tsx')).SearchOverlay,
}

export const searchWeb: WebRoom = {
  labels: [searchLabels],
  pages: [],
  fills: [fill(searchOverlayOffer, searchOverlay)],
}
