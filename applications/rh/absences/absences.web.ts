import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { absencesElement, absencesPath } from './absences-place.model.ts'

export const absencesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Absences with their texts, which no other page of the staff waits for. */
export const absencesWeb: WebRoom = {
  labels: [rhTexts, absencesLabels],
  pages: [
    {
      path: absencesPath,
      layout: 'content',
      title: 'rh.absence.title',
      element: absencesElement,
      load: async () => (await import('./web/absences-page.tsx')).AbsencesPage,
    },
  ],
}
