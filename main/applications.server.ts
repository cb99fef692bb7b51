import type { Answers } from '#kernel/server/answers.ts'
import type { Listener } from '#kernel/server/events.ts'
import type { AuditedWords } from '#platform/audit/audited-words.slot.ts'
import type { DirectorySource } from '#platform/directory/directory-source.slot.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { CustomizableEntity } from '#platform/configuration/customizable-entity.slot.ts'
import type { DashboardPanel, DashboardSites } from '#platform/configuration/dashboard-panel.slot.ts'
import type { QuestionedSubject } from '#platform/configuration/questioned-subject.slot.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import type { SearchSource } from '#platform/search/search-source.slot.ts'
import { rhServer } from '#rh/rh.server.ts'

type ApplicationServer = {
  features: readonly Answers[]
  bulkModels?: readonly BulkModel[]
  customizableEntities?: readonly CustomizableEntity[]
  dashboardPanels?: readonly DashboardPanel[]
  dashboardSites?: DashboardSites
  questionedSubjects?: readonly QuestionedSubject[]
  searchSources?: readonly SearchSource[]
  directorySources?: readonly DirectorySource[]
  documentSources?: readonly DocumentSource[]
  listeners?: readonly Listener[]
  auditedWords?: AuditedWords
}

/** What each application brings to the server. */
export const applicationsServer: readonly ApplicationServer[] = [rhServer]
