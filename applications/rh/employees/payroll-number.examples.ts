import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { payrollNumberCalls } from './payroll-number.calls.ts'

const numbered = (here: Here) => {
  const row = here.row('rh.payroll_number')
  return {
    employeeId: String(row?.employee_id ?? here.id('rh.employee')),
    software1Number: String(row?.number ?? 'M-00147'),
  }
}

export const payrollNumberExamples: Examples<typeof payrollNumberCalls> = {
  changeSoftware1Number: here => ({ employeeId: here.id('rh.employee'), software1Number: 'M-00147' }),
  changeSoftware1NumberAtRoot: here => ({ employeeId: here.id('rh.employee'), software1Number: 'M-00148' }),
  deleteSoftware1Number: numbered,
  deleteSoftware1NumberAtRoot: numbered,
}
