import type { LabelModules } from '#kernel/shared/labels.ts'

export const presenceLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The button of the bar, for those who manage a service or a company, or administer the client. */
export const connectedUsersButton = {
  labels: [presenceLabels],
  load: async () => (await import('./web/connected-users-button.tsx')).ConnectedUsersButton,
}
