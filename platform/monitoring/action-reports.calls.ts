import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { choice, idIn, word } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { ActionFigures, ActionLine } from './action-report.model.ts'

/** What people do: each write, and each call that was refused. */
export const actionReportsCalls = calls('platform/monitoring', {
  /** The newest first. */
  getActionReports: {
    method: 'GET',
    path: 'monitoring/actionReports/:page/:size/:search?',
    access: role('superDev', 'superAdmin'),
    ...listOf(ActionLine, {
      sorts: ['at'],
      isUsuallyDownwards: true,
      isSearched: true,
      filters: {
        clientId: idIn('platform.client', { address: 'actionClient' }),
        applicationId: word('\\d{1,9}', { address: 'application' }),
        only: choice(['refused', 'failed', 'slow']),
      },
    }),
  },
  getActionFigures: {
    method: 'GET',
    path: 'monitoring/actionReports/figures',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject({
      clientId: idOf('platform.client').optional(),
      applicationId: int32InText.optional(),
    }),
    answer: ActionFigures,
  },
})
