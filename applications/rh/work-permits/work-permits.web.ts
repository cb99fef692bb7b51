import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'

/** The right to work of somebody, in his file. */
export const rightToWorkPart: BroughtPart<{ employee: Employee }> = {
  load: async () => (await import('./web/right-to-work-card.tsx')).RightToWorkCard,
}
