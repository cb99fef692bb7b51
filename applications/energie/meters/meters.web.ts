import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const metersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const metersPages: readonly Page[] = [
  {
    path: '/energie/parc/compteur',
    layout: 'content',
    title: 'energie.meters.title',
    element: 'energie/parc/compteur',
    load: async () => (await import('./web/meters-page.tsx')).MetersPage,
  },
]
