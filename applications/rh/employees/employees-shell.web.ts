import type { HomePanel } from '#platform/home-panel.slot.ts'
import type { SearchAction } from '#platform/search/search-action.slot.ts'
import { employeesLabels } from './employees-labels.ts'
import { hiringAddress, importAddress } from './web/employee-addresses.ts'

const element = 'rh/gestion_du_personnel/salaries'

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
