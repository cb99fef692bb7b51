import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { employeesCalls } from './employees.calls.ts'

/** Somebody who was never hired. */
const newcomer = (here: Here) =>
  here.id('rh.employee', ({ archived_at, situation }) => archived_at === null && situation === 'never_hired')
const neverHired = { title: 'mr', dateOfBirth: '1994-03-14' } as const

export const employeesExamples: Examples<typeof employeesCalls> = {
  getEmployeeOfContact: here => ({ id: String(here.row('rh.employee')?.contact_id ?? here.id('')) }),
  createEmployee: () => ({ employee: { ...neverHired, name: 'Petit', firstname: 'Paul' } }),
  postEmployee: () => ({ employee: { ...neverHired, name: 'Petit', firstname: 'Paula' } }),
  archiveEmployee: here => ({ employeeId: newcomer(here) }),
  deleteEmployee: here => ({ id: newcomer(here) }),
  removeEmployee: here => ({ id: newcomer(here) }),
}
