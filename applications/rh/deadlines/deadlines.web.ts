import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { documentRequestsLabels } from '#rh/document-requests/document-requests-labels.web.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { deadlines, deadlinesAddress } from '#rh/deadlines-place.model.ts'

export const deadlinesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Papers that end, with their texts, which no other page of the staff waits for. */
export const deadlinesWeb: WebRoom = {
  labels: [rhTexts, deadlinesLabels, documentRequestsLabels],
  pages: [
    {
      path: deadlinesAddress,
      layout: 'content',
      title: 'rh.field.deadlines',
      element: deadlines,
      load: async () => (await import('./web/deadlines-page.tsx')).DeadlinesPage,
    },
  ],
}
