import type { Page } from '#kernel/web/pages.ts'
import { addressOfEdition, addressOfEmployee, employeesAddress } from './web/employee-addresses.ts'

export { addressOfEmployee, addressOfStaffAt, employeesAddress, importAddress } from './web/employee-addresses.ts'

const element = 'rh/gestion_du_personnel/salaries'

export const employeePages: readonly Page[] = [
  {
    path: employeesAddress,
    layout: 'content',
    title: 'rh.field.employees',
    element,
    load: async () => (await import('./web/employees-page.tsx')).EmployeesPage,
  },
  {
    path: addressOfEmployee(':employeeId'),
    layout: 'content',
    title: 'rh.employee.title',
    element,
    load: async () => (await import('./web/employee-page.tsx')).EmployeePage,
  },
  {
    path: addressOfEdition(':employeeId'),
    layout: 'content',
    title: 'rh.employee.edition',
    element,
    load: async () => (await import('./web/employee-edition-page.tsx')).EmployeeEditionPage,
  },
]
