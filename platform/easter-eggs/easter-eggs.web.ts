import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'

const easterEggsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const easterEggsWeb: WebRoom = {
  labels: [easterEggsLabels],
  pages: [
    {
      path: '/easterEggs/blindtest/:id',
      layout: 'content',
      title: 'easter-eggs.blindtest',
      load: async () => (await import('./web/blindtest-page.tsx')).BlindtestPage,
    },
  ],
}
