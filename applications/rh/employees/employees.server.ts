import { Refusal } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { employeesCalls } from './employees.calls.ts'
import { activateEmployee, archiveEmployee } from './server/archive-employee.ts'
import { createEmployee } from './server/create-employee.ts'
import { editEmployee } from './server/edit-employee.ts'
import { employeeFile } from './server/employee-file.queries.ts'
import { figuresOfEmployees, linesOfEmployees } from './server/employees.queries.ts'
import { pageOfEmployees } from './server/page-of-employees.queries.ts'
import { scopeOf } from './server/scope.ts'

/** Beyond this a program must read by pages. */
const mostAtOnce = 5_000

export { customizableEmployee } from './server/customizable-employee.ts'
export { employeeSource } from './server/employee-source.ts'
export { employeesInBulk } from './server/bulk/employees-in-bulk.ts'
export { employeesInDirectory } from './server/employees-in-directory.ts'
export { foundEmployees } from './server/found-employees.ts'
export { headcountPanels } from './server/headcount-panels.ts'
export { nirColumns } from './server/nir.ts'
export { questionedEmployee } from './server/questioned-employee.ts'

export const employeesServer = rhAnswers(employeesCalls, {
  getPaginatedEmployeesOfClient: async (given, { page, size, sort, ...filter }) =>
    pageOfEmployees(given.db, await scopeOf(given), filter, { page, size, sort }),

  getEmployeesOfClient: async (given, { companyId }) => {
    const lines = await linesOfEmployees(given.db, await scopeOf(given), companyId, mostAtOnce + 1)
    if (lines.length > mostAtOnce)
      throw new Refusal(400, 'USE_PAGES', 'rh.employees.use-pages', { values: { most: mostAtOnce } })
    return lines
  },

  getEmployeeFigures: async given => figuresOfEmployees(given.db, await scopeOf(given)),
  getEmployee: async (given, { id }) => employeeFile(given.db, await scopeOf(given), given.keys, id),
  createEmployee,
  editEmployee,
  archiveEmployee,
  activateEmployee,
})
