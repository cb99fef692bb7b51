import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Employee, EmployeeRow } from '#rh/employees/employee.model.ts'
import type { FileTab } from '#rh/employees/file-tab.slot.ts'

/** Conditions and places of somebody, in his file. */
export const historyTab: FileTab = {
  value: 'history',
  label: 'rh.history.tab',
  load: async () => (await import('./web/history-tab.tsx')).HistoryTab,
}

/** Asks where somebody works from a day on. */
export const movePart: BroughtPart<{ employee: Employee; onClose: () => void }> = {
  load: async () => (await import('./web/move-dialog.tsx')).MoveDialog,
}

/** Asks the same for many people at once. */
export const placeManyPart: BroughtPart<{
  people: readonly EmployeeRow[]
  onClose: (hasPlaced: boolean) => void
}> = {
  load: async () => (await import('./web/place-many-dialog.tsx')).PlaceManyDialog,
}

/** Asks for a living place, in a form that holds it as `site`, `unit` and `subunit`. */
export const placePart: BroughtPart<{ companyId: string | null }> = {
  load: async () => (await import('./web/chosen-place.tsx')).ChosenPlace,
}
