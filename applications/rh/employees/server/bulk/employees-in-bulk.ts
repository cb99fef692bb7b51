import { bulkModel } from '#platform/imports/bulk-model.slot.ts'
import { inOneForm } from '#platform/imports/readers.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { bulkColumns, type EmployeeValues } from './bulk-columns.ts'
import { judgeEmployees } from './judge-employees.ts'
import { type EmployeePlan, writeEmployees } from './write-employees.ts'

/** The staff, from a payroll program's or somebody's own file, by the rules of an employee's form. */
export const employeesInBulk = bulkModel<EmployeeValues, RhTables, EmployeePlan>({
  key: 'employee',
  label: 'rh.employees.title',
  columns: bulkColumns,
  identities: ({ nir, payrollNumber, company = '', name, firstname, dateOfBirth }) => [
    ...(nir ? [`nir ${nir}`] : []),
    ...(payrollNumber ? [`number ${inOneForm(company)} ${payrollNumber}`] : []),
    `person ${inOneForm(name)} ${inOneForm(firstname)} ${dateOfBirth}`,
  ],
  judge: judgeEmployees,
  upsert: writeEmployees,
})
