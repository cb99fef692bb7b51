import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type HomeCard, homeCardsOffer } from '#platform/home-panel.slot.ts'

export const draftsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export { draftsOnServer } from './web/drafts-on-server.ts'

const draftsToResume: HomeCard = {
  labels: [draftsLabels],
  load: async () => (await import('./web/drafts-to-resume.tsx')).DraftsToResume,
}

export const draftsWeb: WebRoom = { labels: [draftsLabels], pages: [], fills: [fill(homeCardsOffer, draftsToResume)] }
