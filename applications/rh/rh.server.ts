import type { Answers } from '#kernel/server/answers.ts'
import type { Listener } from '#kernel/server/events.ts'
import type { AuditedWords } from '#platform/audit/audited-words.slot.ts'
import type { CustomizableEntity } from '#platform/configuration/customizable-entity.slot.ts'
import type { DashboardPanel, DashboardSites } from '#platform/configuration/dashboard-panel.slot.ts'
import type { QuestionedSubject } from '#platform/configuration/questioned-subject.slot.ts'
import type { DirectorySource } from '#platform/directory/directory-source.slot.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import type { SearchSource } from '#platform/search/search-source.slot.ts'
import { rhAuditedWords } from './audited-words.ts'
import { companySettingsServer } from './company-settings/company-settings.server.ts'
import {
  customizableEmployee,
  employeeSource,
  employeesInDirectory,
  employeesServer,
  foundEmployees,
  payrollNumbersServer,
  questionedEmployee,
  sitesOfDashboards,
} from './employees/employees.server.ts'
import { deadlinesServer } from './deadlines/deadlines.server.ts'
import { documentRequestsServers } from './document-requests/document-requests.server.ts'
import { contractTermsServers, hearNewClient } from './contract-terms/contract-terms.server.ts'
import { positionsServer } from './positions/positions.server.ts'
import {
  addUsualDocumentKinds,
  documentKindsServer,
  employeeDocumentsServer,
} from './employee-documents/employee-documents.server.ts'
import { employeeExportServer } from './employee-export/employee-export.server.ts'
import { employeeHistoryServer } from './employee-history/employee-history.server.ts'
import { headcountPanels, indicatorsServer } from './indicators/indicators.server.ts'
import { registerServers } from './register/register.server.ts'
import { candidatesServer, recruitmentServer } from './recruitment/recruitment.server.ts'
import { staffImportServer, staffInBulk } from './staff-import/staff-import.server.ts'
import { placeChangesServer, workplacesServer } from './workplaces/workplaces.server.ts'
import { workPermitsServer } from './work-permits/work-permits.server.ts'

type Brought = {
  features: readonly Answers[]
  bulkModels: readonly BulkModel[]
  customizableEntities: readonly CustomizableEntity[]
  dashboardPanels: readonly DashboardPanel[]
  dashboardSites: DashboardSites
  questionedSubjects: readonly QuestionedSubject[]
  searchSources: readonly SearchSource[]
  directorySources: readonly DirectorySource[]
  documentSources: readonly DocumentSource[]
  listeners: readonly Listener[]
  auditedWords: AuditedWords
}

/** What RH plugs into the platform's server. */
export const rhServer: Brought = {
  features: [
    indicatorsServer,
    employeesServer,
    payrollNumbersServer,
    employeeHistoryServer,
    employeeExportServer,
    staffImportServer,
    employeeDocumentsServer,
    documentKindsServer,
    workplacesServer,
    placeChangesServer,
    workPermitsServer,
    companySettingsServer,
    recruitmentServer,
    candidatesServer,
    ...registerServers,
    positionsServer,
    ...contractTermsServers,
    deadlinesServer,
    ...documentRequestsServers,
  ],
  bulkModels: [staffInBulk],
  customizableEntities: [customizableEmployee],
  dashboardPanels: headcountPanels,
  dashboardSites: sitesOfDashboards,
  questionedSubjects: [questionedEmployee],
  searchSources: [foundEmployees],
  directorySources: [employeesInDirectory],
  documentSources: [employeeSource],
  listeners: [hearNewClient, addUsualDocumentKinds],
  auditedWords: rhAuditedWords,
}
