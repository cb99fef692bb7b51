import type { LabelModules } from '#kernel/shared/labels.ts'
import type { RoomOfPages } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { hrEventsElement, hrEventsPath } from './hr-events-place.model.ts'

export const hrEventsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** What happens with people, with its texts, which no other page of the staff waits for. */
export const hrEventsWeb: RoomOfPages = {
  labels: [rhTexts, hrEventsLabels],
  pages: [
    {
      path: hrEventsPath,
      layout: 'content',
      title: 'rh.event.title',
      element: hrEventsElement,
      load: async () => (await import('./web/hr-events-page.tsx')).HrEventsPage,
    },
  ],
}
