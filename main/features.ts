import type { Answers } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Gate } from '#kernel/server/gate.ts'
import type { Jobs } from '#kernel/server/jobs.ts'
import type { Presence } from '#kernel/server/presence.ts'
import { catalogueServer, type ElementCatalogue } from '#platform/applications/applications.server.ts'
import { elementsServer } from '#platform/applications/elements.server.ts'
import { figuresServer } from '#platform/applications/figures.server.ts'
import { auditServer } from '#platform/audit/audit.server.ts'
import { bugReportsServer } from '#platform/bug-reports/bug-reports.server.ts'
import { clientHomeServer } from '#platform/client-home/client-home.server.ts'
import { clientsServer } from '#platform/clients/clients.server.ts'
import { publicClientsServer } from '#platform/clients/public-clients.server.ts'
import { registrationServer } from '#platform/clients/registration.server.ts'
import { supportServer } from '#platform/clients/support.server.ts'
import { companiesServer } from '#platform/companies/companies.server.ts'
import { citizenshipsServer } from '#platform/configuration/citizenships.server.ts'
import { clientSettingsServer } from '#platform/configuration/client-settings.server.ts'
import { customFieldsServer } from '#platform/configuration/custom-fields.server.ts'
import { dashboardsServer } from '#platform/configuration/dashboards.server.ts'
import { documentsBrowserServer } from '#platform/configuration/documents-browser.server.ts'
import { optionListsServer } from '#platform/configuration/option-lists.server.ts'
import { questionnairesServer } from '#platform/configuration/questionnaires.server.ts'
import { delegationServer } from '#platform/delegation/delegation.server.ts'
import { directoryServers, foundContacts } from '#platform/directory/directory.server.ts'
import { documentTypesServer } from '#platform/documents/document-types.server.ts'
import { documentsServer, foundDocuments } from '#platform/documents/documents.server.ts'
import { foldersServer } from '#platform/documents/folders.server.ts'
import { draftsServer } from '#platform/drafts/drafts.server.ts'
import { easterEggsServer } from '#platform/easter-eggs/easter-eggs.server.ts'
import { esignConfigServer } from '#platform/esign/esign-config.server.ts'
import { esignDelegationsServer } from '#platform/esign/esign-delegations.server.ts'
import { identityServer } from '#platform/identity/identity.server.ts'
import { passwordsServer } from '#platform/identity/passwords.server.ts'
import { secondFactorServer } from '#platform/identity/second-factor.server.ts'
import { sessionsServer } from '#platform/identity/sessions.server.ts'
import { setupServer } from '#platform/identity/setup.server.ts'
import { singleSignOnServer } from '#platform/identity/single-sign-on.server.ts'
import { importsServer, userModel } from '#platform/imports/imports.server.ts'
import { type MaintenanceBoard, maintenanceServer } from '#platform/maintenance/maintenance.server.ts'
import { actionReportsServer } from '#platform/monitoring/action-reports.server.ts'
import { dashboardServer } from '#platform/monitoring/dashboard.server.ts'
import { errorReportsServer } from '#platform/monitoring/error-reports.server.ts'
import { type Monitor, monitoringServer } from '#platform/monitoring/monitoring.server.ts'
import { notificationsServer } from '#platform/notifications/notifications.server.ts'
import { presenceServer } from '#platform/presence/presence.server.ts'
import { providersServer, serviceCatalogueServer } from '#platform/providers/providers.server.ts'
import {
  accessTypesServer,
  type RememberedRights,
  rightDelegationsServer,
  rightsServer,
} from '#platform/rights/rights.server.ts'
import { savedViewsServer } from '#platform/saved-views/saved-views.server.ts'
import { searchServer } from '#platform/search/search.server.ts'
import { type SettingsBoard, settingsServer } from '#platform/settings/settings.server.ts'
import { shortcutsServer } from '#platform/shortcuts/shortcuts.server.ts'
import {
  accountsServer,
  foundColleagues,
  membersServer,
  picturesServer,
  standingServer,
  usersServer,
} from '#platform/users/users.server.ts'
import { applicationsServer } from './applications.server.ts'
import { notificationTypes } from './notification-types.ts'

/** What the house knows, of which each room is given its part. */
type Knowledge = {
  databases: Databases
  board: MaintenanceBoard
  settings: SettingsBoard
  catalogue: ElementCatalogue
  rights: RememberedRights
  presence: Presence
  /** Of the operator's own network, those that the program may ask. */
  privateHosts: readonly string[]
  isBreached(password: string): Promise<boolean>
  states: Jobs['states']
  runNow: Jobs['runNow']
  retryFailed: Jobs['retryFailed']
  clock: Clock
  session: Gate['session']
  errors: Monitor['errors']
  release: string
  runMaintenances(): Promise<void>
}

/** Every room's calls with who answers them: the platform's, then the applications'. */
export function featuresOf(known: Knowledge): readonly Answers[] {
  const { databases, settings, board, presence } = known
  const bulkModels = applicationsServer.flatMap(application => application.bulkModels ?? [])
  const documentSources = applicationsServer.flatMap(application => application.documentSources ?? [])
  const customizableEntities = applicationsServer.flatMap(application => application.customizableEntities ?? [])
  const dashboardPanels = applicationsServer.flatMap(application => application.dashboardPanels ?? [])
  const dashboardSites = applicationsServer.flatMap(application => application.dashboardSites ?? [])
  const questionedSubjects = applicationsServer.flatMap(application => application.questionedSubjects ?? [])
  const searchSources = applicationsServer.flatMap(application => application.searchSources ?? [])
  const directorySources = applicationsServer.flatMap(application => application.directorySources ?? [])
  return [
    identityServer(known),
    passwordsServer(known),
    setupServer(known),
    secondFactorServer(known),
    singleSignOnServer(known),
    sessionsServer,
    usersServer(known),
    membersServer(databases),
    accountsServer,
    picturesServer,
    standingServer(known),
    auditServer(applicationsServer.flatMap(application => application.auditedWords ?? [])),
    bugReportsServer({ databases, settings }),
    clientsServer,
    registrationServer,
    supportServer(known),
    publicClientsServer,
    companiesServer,
    clientHomeServer,
    catalogueServer(known),
    elementsServer(known),
    figuresServer(databases),
    documentTypesServer(documentSources),
    foldersServer(databases),
    documentsServer(known),
    serviceCatalogueServer(known),
    providersServer(known),
    esignConfigServer(known),
    esignDelegationsServer(known),
    maintenanceServer(board, known.runMaintenances),
    settingsServer(settings),
    rightsServer(known),
    accessTypesServer(known),
    rightDelegationsServer(known),
    delegationServer(known),
    customFieldsServer(known, customizableEntities),
    optionListsServer(known),
    citizenshipsServer(known),
    clientSettingsServer(known),
    questionnairesServer(known, questionedSubjects),
    dashboardsServer(known, { panels: dashboardPanels, sites: dashboardSites }),
    documentsBrowserServer(known),
    draftsServer,
    savedViewsServer,
    easterEggsServer,
    searchServer([...searchSources, foundDocuments(known), foundColleagues, foundContacts]),
    shortcutsServer,
    monitoringServer(known),
    errorReportsServer(known),
    actionReportsServer,
    dashboardServer(known),
    notificationsServer(notificationTypes),
    presenceServer(presence),
    importsServer([userModel(databases), ...bulkModels]),
    ...directoryServers(directorySources),
    ...applicationsServer.flatMap(application => application.features),
  ]
}
