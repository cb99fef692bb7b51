import { employeesCalls } from '../employees.calls.ts'

/** Answers that a change in a file makes wrong. */
export const toldOfFile = [
  employeesCalls.getPaginatedEmployeesOfClient,
  employeesCalls.getEmployeesOfClient,
  employeesCalls.getEmployeeFigures,
  employeesCalls.getEmployee,
] as const
