import { z } from 'zod'
import { open, role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { ClientError, ErrorLine, ErrorReport, errorStates } from './error-report.model.ts'

/** What goes wrong without anybody reporting it. */
export const errorReportsCalls = calls('platform/monitoring', {
  /** Ten a minute from one address. A session that is sent beside says whose browser it was. */
  clientError: {
    method: 'POST',
    path: 'monitoring/clientError',
    access: open('a browser that breaks says so, signed in or not'),
    voice: 'auth',
    outside: true,
    uncounted: true,
    unattended: true,
    input: ClientError,
    answer: nothing,
  },
  /** The last seen first. */
  getErrorReports: {
    method: 'GET',
    path: 'monitoring/errorReports/:page/:size/:search?',
    access: role('superDev', 'superAdmin'),
    ...listOf(ErrorLine, {
      sorts: ['lastAt'],
      isUsuallyDownwards: true,
      comparedSorts: ['message', 'state', 'count', 'clients', 'release'],
      isSearched: true,
      filters: { clientId: idIn('platform.client', { address: 'client' }), state: choice(errorStates) },
    }),
  },
  getErrorReport: {
    method: 'GET',
    path: 'monitoring/errorReports/:id',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject({ id: idOf('platform.error_report') }),
    answer: ErrorReport,
  },
  setErrorState: {
    method: 'POST',
    path: 'monitoring/errorReports/:id/state',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject({ id: idOf('platform.error_report'), state: z.enum(['seen', 'fixed', 'ignored']) }),
    answer: ErrorReport,
  },
})
