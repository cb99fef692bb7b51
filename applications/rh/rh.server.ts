import type { Answers } from '#kernel/server/answers.ts'
import { employeesServer } from './employees/employees.server.ts'
import { workplacesServer } from './workplaces/workplaces.server.ts'

/** What RH plugs into the platform's server. */
export const rhServer: { features: readonly Answers[] } = { features: [employeesServer, workplacesServer] }
