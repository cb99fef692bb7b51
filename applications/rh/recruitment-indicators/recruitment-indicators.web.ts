import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { recruitmentTexts } from '#rh/recruitment-texts.ts'
import { rhTexts } from '#rh/rh-texts.ts'

export const recruitmentIndicatorsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Figures of recruitment, with their texts, which no other page of the staff waits for. */
export const recruitmentIndicatorsWeb: WebRoom = {
  labels: [rhTexts, recruitmentTexts, recruitmentIndicatorsLabels],
  pages: [
    {
      path: '/RH/gestion_du_recrutement/indicateurs',
      layout: 'content',
      title: 'rh.recruitment.title',
      element: 'rh/gestion_du_recrutement/indicateurs',
      load: async () => (await import('./web/recruitment-indicators-page.tsx')).RecruitmentIndicatorsPage,
    },
  ],
}
