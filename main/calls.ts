import type { Calls } from '#kernel/shared/call.ts'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { elementsCalls } from '#platform/applications/elements.calls.ts'
import { figuresCalls } from '#platform/applications/figures.calls.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { clientHomeCalls } from '#platform/client-home/client-home.calls.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { publicClientsCalls } from '#platform/clients/public-clients.calls.ts'
import { registrationCalls } from '#platform/clients/registration.calls.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { citizenshipsCalls } from '#platform/configuration/citizenships.calls.ts'
import { clientSettingsCalls } from '#platform/configuration/client-settings.calls.ts'
import { customFieldsCalls } from '#platform/configuration/custom-fields.calls.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { optionListsCalls } from '#platform/configuration/option-lists.calls.ts'
import { questionnairesCalls } from '#platform/configuration/questionnaires.calls.ts'
import { delegationCalls } from '#platform/delegation/delegation.calls.ts'
import { presenceCalls } from '#platform/presence/presence.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { documentsCalls } from '#platform/documents/documents.calls.ts'
import { foldersCalls } from '#platform/documents/folders.calls.ts'
import { draftsCalls } from '#platform/drafts/drafts.calls.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import { easterEggsCalls } from '#platform/easter-eggs/easter-eggs.calls.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { secondFactorCalls } from '#platform/identity/second-factor.calls.ts'
import { sessionsCalls } from '#platform/identity/sessions.calls.ts'
import { setupCalls } from '#platform/identity/setup.calls.ts'
import { singleSignOnCalls } from '#platform/identity/single-sign-on.calls.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'
import { contactsCalls } from '#platform/directory/contacts.calls.ts'
import { groupsCalls } from '#platform/directory/groups.calls.ts'
import { messagesCalls } from '#platform/directory/messages.calls.ts'
import { importsCalls } from '#platform/imports/imports.calls.ts'
import { maintenanceCalls } from '#platform/maintenance/maintenance.calls.ts'
import { actionReportsCalls } from '#platform/monitoring/action-reports.calls.ts'
import { dashboardCalls } from '#platform/monitoring/dashboard.calls.ts'
import { errorReportsCalls } from '#platform/monitoring/error-reports.calls.ts'
import { monitoringCalls } from '#platform/monitoring/monitoring.calls.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { accessTypesCalls } from '#platform/rights/access-types.calls.ts'
import { catalogueCalls } from '#platform/providers/catalogue.calls.ts'
import { providersCalls } from '#platform/providers/providers.calls.ts'
import { rightDelegationsCalls } from '#platform/rights/right-delegations.calls.ts'
import { rightsCalls } from '#platform/rights/rights.calls.ts'
import { settingsCalls } from '#platform/settings/settings.calls.ts'
import { accountsCalls } from '#platform/users/accounts.calls.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import { picturesCalls } from '#platform/users/pictures.calls.ts'
import { standingCalls } from '#platform/users/standing.calls.ts'
import { savedViewsCalls } from '#platform/saved-views/saved-views.calls.ts'
import { searchCalls } from '#platform/search/search.calls.ts'
import { shortcutsCalls } from '#platform/shortcuts/shortcuts.calls.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import { applicationsServer } from './applications.server.ts'

/** Every call that the product declares, feature by feature: read by tools that open no house. */
export const declaredCalls: readonly Calls[] = [
  identityCalls,
  passwordsCalls,
  secondFactorCalls,
  sessionsCalls,
  setupCalls,
  singleSignOnCalls,
  usersCalls,
  membersCalls,
  accountsCalls,
  picturesCalls,
  standingCalls,
  bugReportsCalls,
  clientsCalls,
  registrationCalls,
  supportCalls,
  companiesCalls,
  clientHomeCalls,
  delegationCalls,
  customFieldsCalls,
  optionListsCalls,
  citizenshipsCalls,
  clientSettingsCalls,
  questionnairesCalls,
  dashboardsCalls,
  documentsBrowserCalls,
  auditCalls,
  publicClientsCalls,
  applicationsCalls,
  elementsCalls,
  figuresCalls,
  documentTypesCalls,
  documentsCalls,
  foldersCalls,
  catalogueCalls,
  providersCalls,
  esignConfigCalls,
  esignDelegationsCalls,
  maintenanceCalls,
  monitoringCalls,
  errorReportsCalls,
  actionReportsCalls,
  dashboardCalls,
  notificationsCalls,
  presenceCalls,
  rightsCalls,
  accessTypesCalls,
  rightDelegationsCalls,
  settingsCalls,
  draftsCalls,
  savedViewsCalls,
  easterEggsCalls,
  searchCalls,
  shortcutsCalls,
  importsCalls,
  contactsCalls,
  groupsCalls,
  messagesCalls,
  ...applicationsServer.flatMap(({ features }) => features.map(({ calls }) => calls)),
]
