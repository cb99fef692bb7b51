import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { importsLabels } from '#platform/imports/imports.web.ts'
import { importAddress } from '#rh/employees/employees.web.ts'
import { rhTexts } from '#rh/rh-texts.ts'

const staffImportLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The import of the staff with its texts, which no other page of the staff waits for. */
export const staffImportWeb: WebRoom = {
  labels: [rhTexts, staffImportLabels, importsLabels],
  pages: [
    {
      path: importAddress,
      layout: 'content',
      title: 'rh.staff-import.title',
      element: 'rh/gestion_du_personnel/salaries',
      load: async () => (await import('./web/staff-import-page.tsx')).StaffImportPage,
    },
  ],
}
