import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { NewPermitCheck, PermitCheckChange, PermitFile } from './permit-file.model.ts'

const deadlines = 'rh/gestion_du_personnel/echeances'

const touches = ['rh']

/** Checks of permits with the prefecture; each asks for the right to sensitive data too. */
export const workPermitsCalls = calls('rh/work-permits', {
  getPermitChecks: {
    method: 'GET',
    path: 'rh/permitChecks',
    access: reads(deadlines),
    input: z.strictObject({ employeeId: idOf('rh.employee') }),
    answer: PermitFile,
  },
  createPermitCheck: {
    method: 'POST',
    path: 'rh/permitChecks',
    access: writes(deadlines),
    input: NewPermitCheck,
    touches,
    answer: PermitFile,
  },
  editPermitCheck: {
    method: 'PUT',
    path: 'rh/permitChecks/:id',
    access: writes(deadlines),
    input: PermitCheckChange,
    touches,
    answer: PermitFile,
  },
  /** The request to the prefecture, in French. It tells the number of the permit: who had it printed is written down. */
  getPermitCheckLetter: {
    method: 'GET',
    path: 'rh/permitChecks/:id/letter',
    access: reads(deadlines),
    leavesTrace: true,
    input: z.strictObject({ id: idOf('rh.permit_check') }),
    answer: file('application/pdf'),
  },
})
