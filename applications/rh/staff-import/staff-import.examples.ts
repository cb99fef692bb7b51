import type { Examples } from '#kernel/testing/examples.ts'
import type { staffImportCalls } from './staff-import.calls.ts'

export const staffImportExamples: Examples<typeof staffImportCalls> = {
  createStaffImport: () => ({ mapping: { name: 0, firstname: 1, dateOfBirth: 2 } }),
  mapStaffImport: here => ({
    id: here.id('platform.import_run'),
    mapping: { name: 0, firstname: 1, dateOfBirth: 2 },
    version: Number(here.row('platform.import_run')?.version ?? 1),
  }),
}
