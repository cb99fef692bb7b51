import type { Answers } from '#kernel/server/answers.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import type { SearchSource } from '#platform/search/search-source.slot.ts'
import { employeesInBulk, employeesServer, foundEmployees } from './employees/employees.server.ts'
import { recruitmentServer } from './recruitment/recruitment.server.ts'
import { workplacesServer } from './workplaces/workplaces.server.ts'

type Brought = {
  features: readonly Answers[]
  bulkModels: readonly BulkModel[]
  searchSources: readonly SearchSource[]
}

/** What RH plugs into the platform's server. */
export const rhServer: Brought = {
  features: [employeesServer, workplacesServer, recruitmentServer],
  bulkModels: [employeesInBulk],
  searchSources: [foundEmployees],
}
