import { Refusal } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { employeesCalls } from './employees.calls.ts'
import { payrollNumberCalls } from './payroll-number.calls.ts'
import { activateEmployee, archiveEmployee } from './server/archive-employee.ts'
import { checkIfEmployeeMatchCandidate, synchronizeEmployee } from './server/candidate-link.ts'
import { companiesForEmployees } from './server/companies-for-employees.ts'
import { createEmployee } from './server/create-employee.ts'
import { deleteEmployee } from './server/delete-employee.ts'
import { editEmployee, editEmployeeSection } from './server/edit-employee.ts'
import { employeeFile, employeeOfContact } from './server/employee-file.queries.ts'
import { situationOfEmployee, statusOfEmployee } from './server/employee-standing.queries.ts'
import { figuresOfEmployees, linesOfEmployees } from './server/employees.queries.ts'
import { ownFieldsOfEmployee } from './server/own-fields-of-employee.ts'
import { pageOfEmployees } from './server/page-of-employees.queries.ts'
import { changePayrollNumber, deletePayrollNumber } from './server/payroll-numbers.ts'
import { revealOfEmployee } from './server/reveal-of-employee.ts'
import { scopeOf } from './server/scope.ts'
import { withOwnValues } from './server/with-own-values.ts'

/** Beyond this a program must read by pages. */
const mostAtOnce = 5_000

export { customizableEmployee } from './server/customizable-employee.ts'
export { employeeOfUser, usersOfEmployees } from './server/employee-of-user.queries.ts'
export { employeeInFull } from './server/employee-in-full.ts'
export { employeeSource } from './server/employee-source.ts'
export { bulkColumns, type EmployeeValues } from './server/bulk/bulk-columns.ts'
export { identitiesOfLine } from './server/bulk/identities-of-line.ts'
export { type JudgedPerson, judgeEmployees } from './server/bulk/judge-employees.ts'
export { companiesOnOffer } from './server/bulk/known-employees.queries.ts'
export { type Reach, reachOf, wholeClient } from './server/bulk/reach.ts'
export { type EmployeePlan, writeEmployees } from './server/bulk/write-employees.ts'
export { employeesInDirectory } from './server/employees-in-directory.ts'
export { foundEmployees } from './server/found-employees.ts'
export { sitesOfDashboards } from './server/sites-of-dashboards.ts'
export { chosen, countOfEmployees, dayOf, type EmployeeFilter, tells } from './server/employees.queries.ts'
export { ibanColumns } from './server/bank.ts'
export { nirColumns, openNir } from './server/nir.ts'
export { ownFieldsOfEmployee } from './server/own-fields-of-employee.ts'
export { insideOf, requireInScope, type Scope, salaries, scopeOf, within } from './server/scope.ts'
export { lastContractOf } from './server/candidate-link.queries.ts'
export { standingEmployee } from './server/standing-employee.queries.ts'
export { cogsThatNeedPermit, keepStanding, keepStandingsJob } from './server/standing.ts'
export { questionedEmployee } from './server/questioned-employee.ts'

export { createEmployee } from './server/create-employee.ts'

export const employeesServer = rhAnswers(employeesCalls, {
  getPaginatedEmployeesOfClient: async (given, { customFields = [], clientId: _, ...asked }) => {
    const found = await pageOfEmployees(given.db, await scopeOf(given), asked)
    return withOwnValues(given.db, found, [customFields].flat())
  },

  getEmployeesOfClient: async (given, filter) => {
    const lines = await linesOfEmployees(given.db, await scopeOf(given), filter, mostAtOnce + 1)
    if (lines.length > mostAtOnce)
      throw new Refusal(400, 'USE_PAGES', 'rh.employees.use-pages', { values: { most: mostAtOnce } })
    return lines
  },

  getEmployeeFigures: async given => figuresOfEmployees(given.db, await scopeOf(given)),
  getCompaniesForEmployees: async given => companiesForEmployees(given.db, await scopeOf(given)),
  getEmployee: async (given, { id }) => employeeFile(given.db, await scopeOf(given), given.keys, id),
  getEmployeeOfContact: async (given, { id }) =>
    employeeFile(given.db, await scopeOf(given), given.keys, await employeeOfContact(given.db, id)),
  getEmployeeStatus: async (given, { id }) => statusOfEmployee(given.db, await scopeOf(given), id),
  getCurrentStatusOfEmployee: async (given, { id, at }) => {
    const scope = await scopeOf(given)
    return situationOfEmployee(given.db, scope, id, at ?? scope.today)
  },
  getAllCustomFieldsForEmployee: async (given, { employeeId }) =>
    ownFieldsOfEmployee(given.db, await scopeOf(given), employeeId),
  createEmployee,
  postEmployee: createEmployee,
  editEmployee,
  editEmployeeSection,
  archiveEmployee,
  activateEmployee,
  deleteEmployee,
  removeEmployee: deleteEmployee,
  revealOfEmployee,
  checkIfEmployeeMatchCandidate,
  synchronizeEmployee,
})

export const payrollNumbersServer = rhAnswers(payrollNumberCalls, {
  changeSoftware1Number: changePayrollNumber,
  changeSoftware1NumberAtRoot: changePayrollNumber,
  deleteSoftware1Number: deletePayrollNumber,
  deleteSoftware1NumberAtRoot: deletePayrollNumber,
})
