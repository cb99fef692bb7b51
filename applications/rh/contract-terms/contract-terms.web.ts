import type { Page } from '#kernel/web/pages.ts'

export { refusalWithin } from './web/refusal-within.ts'

export const contractTermsPages: readonly Page[] = [
  {
    path: '/RH/gestion_du_personnel/parametrage',
    layout: 'content',
    title: 'rh.settings.title',
    element: 'rh/gestion_du_personnel/parametrage',
    load: async () => (await import('./web/settings-page.tsx')).SettingsPage,
  },
]
