import type { Calls } from '#kernel/shared/call.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { maintenanceCalls } from '#platform/maintenance/maintenance.calls.ts'
import { monitoringCalls } from '#platform/monitoring/monitoring.calls.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import { applicationsServer } from './applications.server.ts'

/** Every call that the product declares, feature by feature: read by tools that open no house. */
export const declaredCalls: readonly Calls[] = [
  identityCalls,
  usersCalls,
  clientsCalls,
  maintenanceCalls,
  monitoringCalls,
  ...applicationsServer.flatMap(({ features }) => features.map(({ calls }) => calls)),
]
