import type { BroughtPart } from '#kernel/web/brought.tsx'
import { maintenanceLabels } from './maintenance.web.ts'

/** Stands over every page of the shell. */
export const maintenanceWatch: BroughtPart = {
  labels: [maintenanceLabels],
  load: async () => (await import('./web/maintenance-watch.tsx')).MaintenanceWatch,
}
