import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import { later } from '#kernel/web/later.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import { journalAddress } from './journal-address.model.ts'

export const auditLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** A card for the home of an administration: what was changed last. */
export const lastChangesAtHome: BroughtPart = {
  labels: [auditLabels],
  load: async () => (await import('./web/last-changes.tsx')).LastChanges,
}

/** What was done to a row, over the page that shows it. */
export const HistoryDialog = later(async () => (await import('./web/history-dialog.tsx')).HistoryDialog, {
  labels: [auditLabels],
})

/** The same in a page. */
export const HistoryLines = later(async () => (await import('./web/history-lines.tsx')).HistoryLines, {
  labels: [auditLabels],
})

export const auditWeb: WebRoom = {
  labels: [auditLabels],
  pages: [
    {
      path: journalAddress,
      name: 'adminOfClientJournal',
      layout: 'adminOfClient',
      title: 'audit.title',
      load: async () => (await import('./web/journal-page.tsx')).JournalPage,
    },
  ],
}
