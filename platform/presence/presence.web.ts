import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type BarTool, barToolsOffer } from '#platform/bar-tool.slot.ts'

export const presenceLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The button of the bar, for those who manage a service or a company, or administer the client. */
export const connectedUsersButton: BarTool = {
  place: 'connectedUsers',
  labels: [presenceLabels],
  load: async () => (await import('./web/connected-users-button.tsx')).ConnectedUsersButton,
}

export const presenceWeb: WebRoom = {
  labels: [presenceLabels],
  pages: [],
  fills: [fill(barToolsOffer, connectedUsersButton)],
}
