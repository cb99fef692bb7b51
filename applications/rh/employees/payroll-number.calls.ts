import { z } from 'zod'
import { writes } from '#kernel/shared/access.ts'
import { type Call, calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import { payrollNumber } from './payroll-number.model.ts'

const access = writes('rh/gestion_du_personnel/salaries')
const touches = touchedByStaff

const change = {
  method: 'POST',
  access,
  input: z.strictObject({
    employeeId: idOf('rh.employee'),
    software1Number: payrollNumber,
    /** The employer who gives the number; the person's own when it is not said. */
    companyId: idOf('platform.company').optional(),
  }),
  touches,
  answer: z.object({ software1Number: z.string() }),
} as const satisfies Omit<Call, 'path'>

const remove = {
  method: 'POST',
  access,
  input: z.strictObject({
    employeeId: idOf('rh.employee'),
    software1Number: payrollNumber,
    companyId: idOf('platform.company').optional(),
  }),
  touches,
  answer: z.object({ software1Number: z.null() }),
} as const satisfies Omit<Call, 'path'>

const ofNumber = ':employeeId/:software1Number'

/** Payroll numbers, which the brief calls software-1 numbers. It can be read with and without the prefix of the staff. */
export const payrollNumberCalls = calls('rh/employees', {
  changeSoftware1Number: { ...change, path: `rh/gestionPersonnel/employees/changeSoftware1Number/${ofNumber}` },
  changeSoftware1NumberAtRoot: { ...change, path: `employees/changeSoftware1Number/${ofNumber}` },
  deleteSoftware1Number: { ...remove, path: `rh/gestionPersonnel/employees/deleteSoftware1Number/${ofNumber}` },
  deleteSoftware1NumberAtRoot: { ...remove, path: `employees/deleteSoftware1Number/${ofNumber}` },
})
