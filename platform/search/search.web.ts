import type { LabelModules } from '#kernel/shared/labels.ts'
import type { SearchOverlay } from '#platform/shell/search-overlay.slot.ts'

export const searchLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const searchOverlay: SearchOverlay = {
  labels: [searchLabels],
  load: async () => (await import('./web/search-overlay.tsx')).SearchOverlay,
}
