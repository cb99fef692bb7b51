import type { FileTab } from '#rh/employees/file-tab.slot.ts'

export { employeeHistoryLabels } from './employee-history-labels.ts'

/** Conditions and places of somebody, in his file. */
export const historyTab: FileTab = {
  value: 'history',
  label: 'rh.history.tab',
  load: async () => (await import('./web/history-tab.tsx')).HistoryTab,
}
