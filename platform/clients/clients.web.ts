import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'

export const clientsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The full-screen choice of another client. Needs `clientsLabels`. */
export const loadClientPicker = async () => (await import('./web/client-picker.tsx')).ClientPicker

/** The same over every client of the platform, for super administrators. Needs `clientsLabels`. */
export const loadSupportPicker = async () => (await import('./web/support-picker.tsx')).SupportPicker

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
