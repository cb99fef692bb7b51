import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { hoursElement, hoursPath } from './working-time-place.model.ts'

export const workingTimeLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Hours worked, with their texts, which no other page of the staff waits for. */
export const workingTimeWeb: WebRoom = {
  labels: [rhTexts, workingTimeLabels],
  pages: [
    {
      path: hoursPath,
      layout: 'content',
      title: 'rh.hours.title',
      element: hoursElement,
      load: async () => (await import('./web/hours-page.tsx')).HoursPage,
    },
  ],
}
