import { z } from 'zod'
import { manages } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'

export const employeeExportCalls = calls('rh/employee-export', {
  /**
   * Everything that is kept of a person and that the caller may see, to hand to him: his right of access and to take
   * his data along (GDPR, articles 15 and 20). Who took the file, of whom and when is written down before it leaves.
   */
  exportEmployee: {
    method: 'GET',
    path: 'rh/employees/:id/export',
    access: manages('rh/gestion_du_personnel/salaries'),
    leavesTrace: true,
    patienceMs: 300_000,
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: file('application/zip'),
  },
})
