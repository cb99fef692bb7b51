import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { workingTimeLabels } from '#rh/working-time/working-time.web.ts'
import { planningElement, planningPath } from './planning-place.model.ts'

const planningLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The planned week of everybody; its limits are named as those of hours are. */
export const planningWeb: WebRoom = {
  labels: [rhTexts, workingTimeLabels, planningLabels],
  pages: [
    {
      path: planningPath,
      layout: 'content',
      title: 'rh.planning.title',
      element: planningElement,
      load: async () => (await import('./web/planning-page.tsx')).PlanningPage,
    },
  ],
}
