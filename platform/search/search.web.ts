import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'

export const searchLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const searchOverlay: BroughtPart<{ onClose: () => void }> = {
  labels: [searchLabels],
  load: async () => (await import('./web/search-overlay.tsx')).SearchOverlay,
}
