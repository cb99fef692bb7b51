import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'

const accessRequestsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** For whoever may open nothing yet: whom to ask, and how. */
export const accessHelpPart: BroughtPart = {
  labels: [accessRequestsLabels],
  load: async () => (await import('./web/access-help-card.tsx')).AccessHelpCard,
}

export const accessRequestsWeb: WebRoom = { labels: [accessRequestsLabels], pages: [] }
