import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'

export const clientsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The full-screen choice of another client, for the client's card in the menu. Needs `clientsLabels`. */
export const loadClientPicker = async () => (await import('./web/client-picker.tsx')).ClientPicker

export const clientsWeb: WebRoom = {
  labels: [clientsLabels],
  pages: [
    {
      path: '/sun/clientChoice',
      layout: 'appBarOnly',
      title: 'clients.choice.title',
      load: async () => (await import('./web/client-choice-page.tsx')).ClientChoicePage,
    },
  ],
}
