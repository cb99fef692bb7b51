import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'

/** Answers that a new dated row makes wrong. */
export const toldOfHistory = [
  employeeHistoryCalls.getPackageHistoryOfEmployee,
  employeeHistoryCalls.getSiteHistoryOfEmployee,
  employeesCalls.getEmployeeFigures,
  employeesCalls.getEmployee,
  employeesCalls.getPaginatedEmployeesOfClient,
] as const
