import type { FileTab } from '#rh/employees/file-tab.slot.ts'

export { HiringPath } from './web/hiring-path.tsx'
export { TermInHead } from './web/term-in-head.tsx'
export { useFileOverview } from './web/use-file-overview.ts'

/** The life of a file. */
export const timelineTab: FileTab = {
  value: 'timeline',
  label: 'field.history',
  load: async () => (await import('./web/timeline-tab.tsx')).TimelineTab,
}
