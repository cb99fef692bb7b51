import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { jobOffersLabels } from '#rh/job-offers/job-offers.web.ts'

export const applicationFormLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The form of applicants, which speaks of offers; its texts and theirs, which pages of the staff do not wait for. */
export const applicationFormWeb: WebRoom = {
  labels: [rhTexts, jobOffersLabels, applicationFormLabels],
  pages: [
    {
      path: '/RH/gestion_du_recrutement/formulaire',
      layout: 'content',
      title: 'rh.form.title',
      element: 'rh/gestion_du_recrutement/formulaire',
      load: async () => (await import('./web/application-form-page.tsx')).ApplicationFormPage,
    },
  ],
}
