import type { WebRoom } from '#kernel/web/pages.ts'
import { applicationsWeb as catalogueWeb } from '#platform/applications/applications.web.ts'
import { auditWeb } from '#platform/audit/audit.web.ts'
import { accessRequestsWeb } from '#platform/access-requests/access-requests.web.ts'
import { bugReportsWeb } from '#platform/bug-reports/bug-reports.web.ts'
import { clientHomeWeb } from '#platform/client-home/client-home.web.ts'
import { clientsWeb } from '#platform/clients/clients.web.ts'
import { companiesWeb } from '#platform/companies/companies.web.ts'
import { configurationWeb } from '#platform/configuration/configuration.web.ts'
import { delegationWeb } from '#platform/delegation/delegation.web.ts'
import { documentModelRooms } from '#platform/document-models/document-models.web.ts'
import { documentBrowserRooms, documentsWeb } from '#platform/documents/documents.web.ts'
import { directoryWeb } from '#platform/directory/directory.web.ts'
import { draftsWeb } from '#platform/drafts/drafts.web.ts'
import { easterEggsWeb } from '#platform/easter-eggs/easter-eggs.web.ts'
import { accountWeb } from '#platform/identity/account.web.ts'
import { envelopesWeb } from '#platform/envelopes/envelopes.web.ts'
import { esignWeb } from '#platform/esign/esign.web.ts'
import { generatedDocumentsWeb } from '#platform/generated-documents/generated-documents.web.ts'
import { identityWeb } from '#platform/identity/identity.web.ts'
import { importsWeb } from '#platform/imports/imports.web.ts'
import { maintenanceWeb } from '#platform/maintenance/maintenance.web.ts'
import { monitoringWeb } from '#platform/monitoring/monitoring.web.ts'
import { notificationsWeb } from '#platform/notifications/notifications.web.ts'
import { presenceWeb } from '#platform/presence/presence.web.ts'
import { rightsWeb } from '#platform/rights/rights.web.ts'
import { searchWeb } from '#platform/search/search.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { shellWeb } from '#platform/shell/shell.web.ts'
import { shortcutsWeb } from '#platform/shortcuts/shortcuts.web.ts'
import { toDoWeb } from '#platform/to-do/to-do.web.ts'
import { traceWeb } from '#platform/trace/trace.web.ts'
import { tradeWeb } from '#platform/trade/trade.web.ts'
import { peopleWeb } from '#platform/users/people.web.ts'
import { providersWeb } from '#platform/providers/providers.web.ts'
import { profileWeb } from '#platform/users/profile.web.ts'
import { linkRooms } from './links.web.ts'

const found = import.meta.glob<Record<string, ApplicationWeb>>('../applications/*/*-shell.web.ts', { eager: true })

/** What each application brings to every page, found where it stands (decision 033). */
export const applicationsWeb: readonly ApplicationWeb[] = Object.values(found).flatMap(brought =>
  Object.values(brought),
)

/** The rooms whose pages are known wherever one is: the platform's, then those that links open. */
export const roomsAtOnce: readonly WebRoom[] = [
  identityWeb,
  accountWeb,
  clientsWeb,
  clientHomeWeb,
  auditWeb,
  configurationWeb,
  delegationWeb,
  companiesWeb,
  directoryWeb,
  easterEggsWeb,
  maintenanceWeb,
  catalogueWeb,
  documentsWeb,
  ...documentBrowserRooms,
  ...documentModelRooms,
  generatedDocumentsWeb,
  envelopesWeb,
  draftsWeb,
  importsWeb,
  monitoringWeb,
  notificationsWeb,
  profileWeb,
  peopleWeb,
  rightsWeb,
  shortcutsWeb,
  bugReportsWeb,
  accessRequestsWeb,
  presenceWeb,
  searchWeb,
  toDoWeb,
  tradeWeb,
  traceWeb,
  esignWeb,
  providersWeb,
  shellWeb,
  ...linkRooms,
]
