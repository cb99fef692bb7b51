import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'

export const draftsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export { draftsOnServer } from './web/drafts-on-server.ts'

/** A card of the home page. */
export const draftsToResume: BroughtPart = {
  labels: [draftsLabels],
  load: async () => (await import('./web/drafts-to-resume.tsx')).DraftsToResume,
}
