import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { badgesElement, badgesPath, gateElement, gatePath } from './access-place.model.ts'

const accessLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Badges and gates, with their texts, which no other page of the staff waits for. */
export const accessWeb: WebRoom = {
  labels: [rhTexts, accessLabels],
  pages: [
    {
      path: badgesPath,
      layout: 'content',
      title: 'rh.access.title',
      element: badgesElement,
      load: async () => (await import('./web/access-page.tsx')).AccessPage,
    },
    {
      path: gatePath,
      layout: 'content',
      title: 'rh.access.gate',
      element: gateElement,
      load: async () => (await import('./web/gate-page.tsx')).GatePage,
    },
  ],
}
