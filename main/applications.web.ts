import { atelierWeb } from '#atelier/atelier.web.ts'
import { commerceWeb } from '#commerce/commerce.web.ts'
import { cultureWeb } from '#culture/culture.web.ts'
import { demandesWeb } from '#demandes/demandes.web.ts'
import { energieWeb } from '#energie/energie.web.ts'
import { financesWeb } from '#finances/finances.web.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { applicationsWeb as catalogueWeb } from '#platform/applications/applications.web.ts'
import { auditWeb } from '#platform/audit/audit.web.ts'
import { bugReportsWeb } from '#platform/bug-reports/bug-reports.web.ts'
import { clientHomeWeb } from '#platform/client-home/client-home.web.ts'
import { clientsWeb } from '#platform/clients/clients.web.ts'
import { companiesWeb } from '#platform/companies/companies.web.ts'
import { configurationWeb } from '#platform/configuration/configuration.web.ts'
import { delegationWeb } from '#platform/delegation/delegation.web.ts'
import { documentBrowserRooms, documentsWeb } from '#platform/documents/documents.web.ts'
import { directoryWeb } from '#platform/directory/directory.web.ts'
import { easterEggsWeb } from '#platform/easter-eggs/easter-eggs.web.ts'
import { accountWeb } from '#platform/identity/account.web.ts'
import { esignWeb } from '#platform/esign/esign.web.ts'
import { identityWeb } from '#platform/identity/identity.web.ts'
import { importsWeb } from '#platform/imports/imports.web.ts'
import { maintenanceWeb } from '#platform/maintenance/maintenance.web.ts'
import { monitoringWeb } from '#platform/monitoring/monitoring.web.ts'
import { notificationsWeb } from '#platform/notifications/notifications.web.ts'
import { rightsWeb } from '#platform/rights/rights.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { shellWeb } from '#platform/shell/shell.web.ts'
import { shortcutsWeb } from '#platform/shortcuts/shortcuts.web.ts'
import { peopleWeb } from '#platform/users/people.web.ts'
import { providersWeb } from '#platform/providers/providers.web.ts'
import { profileWeb } from '#platform/users/profile.web.ts'
import { qualiteWeb } from '#qualite/qualite.web.ts'
import { sentPiecesWeb } from '#rh/document-requests/document-requests.web.ts'
import { rhWeb } from '#rh/rh.web.ts'

/** What each application brings to the browser, in the order of its id. */
export const applicationsWeb: readonly ApplicationWeb[] = [
  atelierWeb,
  commerceWeb,
  cultureWeb,
  demandesWeb,
  energieWeb,
  financesWeb,
  qualiteWeb,
  rhWeb,
]

/** Everything that has pages: the platform's rooms, then the applications. */
export const webRooms: readonly WebRoom[] = [
  identityWeb,
  accountWeb,
  clientsWeb,
  clientHomeWeb,
  auditWeb,
  configurationWeb(applicationsWeb.flatMap(({ componentEditors = [] }) => componentEditors)),
  delegationWeb,
  companiesWeb,
  directoryWeb,
  easterEggsWeb,
  maintenanceWeb,
  catalogueWeb,
  documentsWeb,
  ...documentBrowserRooms,
  importsWeb,
  monitoringWeb,
  notificationsWeb,
  profileWeb,
  peopleWeb,
  rightsWeb,
  shortcutsWeb,
  bugReportsWeb,
  esignWeb,
  providersWeb,
  shellWeb,
  sentPiecesWeb,
  ...applicationsWeb,
]
