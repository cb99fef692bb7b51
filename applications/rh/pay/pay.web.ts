import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { absencesLabels } from '#rh/absences/absences.web.ts'
import { payrollSoftwareLabels } from '#rh/payroll-software/payroll-software.web.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { workingTimeLabels } from '#rh/working-time/working-time.web.ts'
import { hrCheckElement, hrCheckPath, payCheckElement, payCheckPath } from './pay-place.model.ts'

export const payLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** What is checked before pay, with the words of hours, absences and rubrics, which it counts. */
export const payWeb: WebRoom = {
  labels: [rhTexts, workingTimeLabels, absencesLabels, payrollSoftwareLabels, payLabels],
  pages: [
    {
      path: hrCheckPath,
      layout: 'content',
      title: 'rh.pay.hr-title',
      element: hrCheckElement,
      load: async () => (await import('./web/hr-check-page.tsx')).HrCheckPage,
    },
    {
      path: payCheckPath,
      layout: 'content',
      title: 'rh.pay.pay-title',
      element: payCheckElement,
      load: async () => (await import('./web/pay-check-page.tsx')).PayCheckPage,
    },
  ],
}
