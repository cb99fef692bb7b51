import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { ActionFigures, ActionLine } from './action-report.model.ts'

const chosen = { clientId: idOf('platform.client').optional(), applicationId: int32InText.optional() }

/** What people do: each write, and each call that was refused. */
export const actionReportsCalls = calls('platform/monitoring', {
  /** The newest first. */
  getActionReports: {
    method: 'GET',
    path: 'monitoring/actionReports/:page/:size/:search?',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject({ ...pageInput, ...chosen, only: z.enum(['refused', 'failed', 'slow']).optional() }),
    answer: pageOf(ActionLine),
  },
  getActionFigures: {
    method: 'GET',
    path: 'monitoring/actionReports/figures',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject(chosen),
    answer: ActionFigures,
  },
})
