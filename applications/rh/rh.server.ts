import type { Answers } from '#kernel/server/answers.ts'
import type { CustomizableEntity } from '#platform/configuration/customizable-entity.slot.ts'
import type { DashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import type { QuestionedSubject } from '#platform/configuration/questioned-subject.slot.ts'
import type { DirectorySource } from '#platform/directory/directory-source.slot.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import type { SearchSource } from '#platform/search/search-source.slot.ts'
import {
  customizableEmployee,
  employeeSource,
  employeesInBulk,
  employeesInDirectory,
  employeesServer,
  foundEmployees,
  headcountPanels,
  questionedEmployee,
} from './employees/employees.server.ts'
import { recruitmentServer } from './recruitment/recruitment.server.ts'
import { workplacesServer } from './workplaces/workplaces.server.ts'

type Brought = {
  features: readonly Answers[]
  bulkModels: readonly BulkModel[]
  customizableEntities: readonly CustomizableEntity[]
  dashboardPanels: readonly DashboardPanel[]
  questionedSubjects: readonly QuestionedSubject[]
  searchSources: readonly SearchSource[]
  directorySources: readonly DirectorySource[]
  documentSources: readonly DocumentSource[]
}

/** What RH plugs into the platform's server. */
export const rhServer: Brought = {
  features: [employeesServer, workplacesServer, recruitmentServer],
  bulkModels: [employeesInBulk],
  customizableEntities: [customizableEmployee],
  dashboardPanels: headcountPanels,
  questionedSubjects: [questionedEmployee],
  searchSources: [foundEmployees],
  directorySources: [employeesInDirectory],
  documentSources: [employeeSource],
}
