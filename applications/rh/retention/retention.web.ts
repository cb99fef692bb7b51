import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { recruitmentTexts } from '#rh/recruitment-texts.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { retentionElement, retentionPath } from './retention-place.model.ts'

export const retentionLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** What is kept of people, with its texts, which no other page of the staff waits for. */
export const retentionWeb: WebRoom = {
  labels: [rhTexts, recruitmentTexts, retentionLabels],
  pages: [
    {
      path: retentionPath,
      layout: 'content',
      title: 'rh.retention.title',
      element: retentionElement,
      load: async () => (await import('./web/retention-page.tsx')).RetentionPage,
    },
  ],
}
