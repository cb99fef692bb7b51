import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { workingTimeLabels } from '#rh/working-time/working-time.web.ts'
import { annualElement, annualPath } from './annual-place.model.ts'

const annualLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The weeks of the year by group; its limits are named as those of hours are. */
export const annualProgramsWeb: WebRoom = {
  labels: [rhTexts, workingTimeLabels, annualLabels],
  pages: [
    {
      path: annualPath,
      layout: 'content',
      title: 'rh.annual.title',
      element: annualElement,
      load: async () => (await import('./web/annual-programs-page.tsx')).AnnualProgramsPage,
    },
  ],
}
