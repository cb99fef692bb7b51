import type { Calls } from '#kernel/shared/call.ts'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { publicClientsCalls } from '#platform/clients/public-clients.calls.ts'
import { presenceCalls } from '#platform/presence/presence.calls.ts'
import { draftsCalls } from '#platform/drafts/drafts.calls.ts'
import { easterEggsCalls } from '#platform/easter-eggs/easter-eggs.calls.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { secondFactorCalls } from '#platform/identity/second-factor.calls.ts'
import { sessionsCalls } from '#platform/identity/sessions.calls.ts'
import { setupCalls } from '#platform/identity/setup.calls.ts'
import { singleSignOnCalls } from '#platform/identity/single-sign-on.calls.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'
import { importsCalls } from '#platform/imports/imports.calls.ts'
import { maintenanceCalls } from '#platform/maintenance/maintenance.calls.ts'
import { monitoringCalls } from '#platform/monitoring/monitoring.calls.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { settingsCalls } from '#platform/settings/settings.calls.ts'
import { picturesCalls } from '#platform/users/pictures.calls.ts'
import { standingCalls } from '#platform/users/standing.calls.ts'
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
  picturesCalls,
  standingCalls,
  bugReportsCalls,
  clientsCalls,
  publicClientsCalls,
  applicationsCalls,
  maintenanceCalls,
  monitoringCalls,
  notificationsCalls,
  presenceCalls,
  settingsCalls,
  draftsCalls,
  easterEggsCalls,
  searchCalls,
  shortcutsCalls,
  importsCalls,
  ...applicationsServer.flatMap(({ features }) => features.map(({ calls }) => calls)),
]
