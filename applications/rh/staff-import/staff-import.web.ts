import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { importsLabels } from '#platform/imports/imports.web.ts'
import { importAddress } from '#rh/employees/employees.web.ts'

export const staffImportPages: readonly Page[] = [
  {
    path: importAddress,
    layout: 'content',
    title: 'rh.staff-import.title',
    element: 'rh/gestion_du_personnel/salaries',
    load: async () => {
      const [{ StaffImportPage }] = await Promise.all([
        import('./web/staff-import-page.tsx'),
        loadLabels([importsLabels]),
      ])
      return StaffImportPage
    },
  },
]
