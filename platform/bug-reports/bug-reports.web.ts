import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'

const bugReportsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const bugReportsWeb: WebRoom = {
  labels: [bugReportsLabels],
  pages: [
    {
      path: '/sun/bugReport',
      name: 'bugReportMailer',
      layout: 'content',
      title: 'bug-reports.page',
      load: async () => (await import('./web/bug-report-page.tsx')).BugReportPage,
    },
  ],
}
