import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { absencesLabels } from '#rh/absences/absences.web.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { payrollSoftwareElement, payrollSoftwarePath } from './payroll-software-place.model.ts'

export const payrollSoftwareLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** How companies speak to their payroll software; types of absence are called as absences call them. */
export const payrollSoftwareWeb: WebRoom = {
  labels: [rhTexts, absencesLabels, payrollSoftwareLabels],
  pages: [
    {
      path: payrollSoftwarePath,
      layout: 'content',
      title: 'rh.payroll.title',
      element: payrollSoftwareElement,
      load: async () => (await import('./web/payroll-software-page.tsx')).PayrollSoftwarePage,
    },
  ],
}
