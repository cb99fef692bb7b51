import { rhAnswers } from '#rh/rh-db.ts'
import { employeeExportCalls } from './employee-export.calls.ts'
import { exportEmployee } from './server/export-employee.ts'

export const employeeExportServer = rhAnswers(employeeExportCalls, { exportEmployee })
