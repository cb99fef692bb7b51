import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { safetyElement, safetyPath } from './work-accidents-place.model.ts'

const workAccidentsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Safety with its texts, which no other page of the staff waits for. */
export const workAccidentsWeb: WebRoom = {
  labels: [rhTexts, workAccidentsLabels],
  pages: [
    {
      path: safetyPath,
      layout: 'content',
      title: 'rh.accident.safety',
      element: safetyElement,
      load: async () => (await import('./web/safety-page.tsx')).SafetyPage,
    },
  ],
}
