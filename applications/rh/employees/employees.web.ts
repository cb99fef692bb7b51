import type { Page } from '#kernel/web/pages.ts'
import type { HomePanel } from '#platform/home-panel.slot.ts'
import { employeesLabels } from './employees-labels.ts'
import type { SearchAction } from '#platform/search/search-action.slot.ts'
import {
  addressOfEdition,
  addressOfEmployee,
  employeesAddress,
  hiringAddress,
  importAddress,
} from './web/employee-addresses.ts'

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

/** What one may do at once, from the search of the bar. */
export const staffActions: readonly SearchAction[] = [
  {
    name: { fr: 'Nouveau salarié', en: 'New employee', es: 'Nuevo empleado', ar: 'موظف جديد' },
    element,
    level: 2,
    address: hiringAddress,
  },
  {
    name: { fr: 'Importer des salariés', en: 'Import employees', es: 'Importar empleados', ar: 'استيراد الموظفين' },
    element,
    level: 3,
    address: importAddress,
  },
]

export const headcountPanel: HomePanel = {
  element,
  unless: 'rh/gestion_du_personnel/indicateurs',
  size: 'full',
  labels: [employeesLabels],
  load: async () => (await import('./web/headcount-panel.tsx')).HeadcountPanel,
}
