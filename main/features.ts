import type { Answers } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Jobs } from '#kernel/server/jobs.ts'
import type { Presence } from '#kernel/server/presence.ts'
import { catalogueServer, type ElementCatalogue } from '#platform/applications/applications.server.ts'
import { bugReportsServer } from '#platform/bug-reports/bug-reports.server.ts'
import { clientsServer } from '#platform/clients/clients.server.ts'
import { publicClientsServer } from '#platform/clients/public-clients.server.ts'
import { draftsServer } from '#platform/drafts/drafts.server.ts'
import { easterEggsServer } from '#platform/easter-eggs/easter-eggs.server.ts'
import { identityServer } from '#platform/identity/identity.server.ts'
import { passwordsServer } from '#platform/identity/passwords.server.ts'
import { secondFactorServer } from '#platform/identity/second-factor.server.ts'
import { sessionsServer } from '#platform/identity/sessions.server.ts'
import { setupServer } from '#platform/identity/setup.server.ts'
import { singleSignOnServer } from '#platform/identity/single-sign-on.server.ts'
import { importsServer, userModel } from '#platform/imports/imports.server.ts'
import { type MaintenanceBoard, maintenanceServer } from '#platform/maintenance/maintenance.server.ts'
import { monitoringServer } from '#platform/monitoring/monitoring.server.ts'
import { notificationsServer } from '#platform/notifications/notifications.server.ts'
import { presenceServer } from '#platform/presence/presence.server.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import { searchServer } from '#platform/search/search.server.ts'
import { type SettingsBoard, settingsServer } from '#platform/settings/settings.server.ts'
import { shortcutsServer } from '#platform/shortcuts/shortcuts.server.ts'
import { foundColleagues, picturesServer, standingServer, usersServer } from '#platform/users/users.server.ts'
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
  isBreached(password: string): Promise<boolean>
  states: Jobs['states']
  runMaintenances(): Promise<void>
}

/** Every room's calls with who answers them: the platform's, then the applications'. */
export function featuresOf(known: Knowledge): readonly Answers[] {
  const { databases, catalogue, settings, board, presence } = known
  const bulkModels = applicationsServer.flatMap(application => application.bulkModels ?? [])
  const searchSources = applicationsServer.flatMap(application => application.searchSources ?? [])
  return [
    identityServer(known),
    passwordsServer(known),
    setupServer(known),
    secondFactorServer(known),
    singleSignOnServer(known),
    sessionsServer,
    usersServer(known),
    picturesServer,
    standingServer(known),
    bugReportsServer({ databases, settings }),
    clientsServer,
    publicClientsServer,
    catalogueServer(catalogue),
    maintenanceServer(board, known.runMaintenances),
    settingsServer(settings),
    draftsServer,
    easterEggsServer,
    searchServer([...searchSources, foundColleagues]),
    shortcutsServer,
    monitoringServer(known),
    notificationsServer(notificationTypes),
    presenceServer(presence),
    importsServer([userModel(databases), ...bulkModels]),
    ...applicationsServer.flatMap(application => application.features),
  ]
}
