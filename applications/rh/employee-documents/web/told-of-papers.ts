import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

/** Answers that a change of somebody's papers makes wrong. */
export const toldOfPapers = [
  employeeDocumentsCalls.getEmployeeDocuments,
  employeesCalls.getEmployee,
  employeesCalls.getPaginatedEmployeesOfClient,
] as const
