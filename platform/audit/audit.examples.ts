import type { Examples } from '#kernel/testing/examples.ts'
import type { auditCalls } from './audit.calls.ts'

export const auditExamples: Examples<typeof auditCalls> = {
  getHistoryOfRow: here => ({ table: 'platform.folder', rowId: here.id('platform.folder') }),
}
