import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Gate } from '#kernel/server/gate.ts'
import type { Jobs } from '#kernel/server/jobs.ts'
import type { Presence } from '#kernel/server/presence.ts'
import type { Room } from '#kernel/server/room.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import { offeredBy } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { accessRequestsRoom } from '#platform/access-requests/access-requests.room.ts'
import { applicationsRoom } from '#platform/applications/applications.room.ts'
import { auditRoom } from '#platform/audit/audit.room.ts'
import { bugReportsRoom } from '#platform/bug-reports/bug-reports.room.ts'
import { clientHomeRoom } from '#platform/client-home/client-home.room.ts'
import { clientsRoom } from '#platform/clients/clients.room.ts'
import { companiesRoom } from '#platform/companies/companies.room.ts'
import { configurationRoom } from '#platform/configuration/configuration.room.ts'
import { delegationRoom } from '#platform/delegation/delegation.room.ts'
import { directoryRoom } from '#platform/directory/directory.room.ts'
import { documentModelsRoom } from '#platform/document-models/document-models.room.ts'
import { documentsRoom } from '#platform/documents/documents.room.ts'
import { draftsRoom } from '#platform/drafts/drafts.room.ts'
import { easterEggsRoom } from '#platform/easter-eggs/easter-eggs.room.ts'
import { envelopesRoom } from '#platform/envelopes/envelopes.room.ts'
import { esignRoom } from '#platform/esign/esign.room.ts'
import { generatedDocumentsRoom } from '#platform/generated-documents/generated-documents.room.ts'
import { identityRoom } from '#platform/identity/identity.room.ts'
import { importsRoom } from '#platform/imports/imports.room.ts'
import { maintenanceRoom } from '#platform/maintenance/maintenance.room.ts'
import type { MaintenanceBoard } from '#platform/maintenance/maintenance.server.ts'
import { monitoringRoom } from '#platform/monitoring/monitoring.room.ts'
import type { Monitor } from '#platform/monitoring/monitoring.server.ts'
import { notificationsRoom } from '#platform/notifications/notifications.room.ts'
import { presenceRoom } from '#platform/presence/presence.room.ts'
import { providersRoom } from '#platform/providers/providers.room.ts'
import { rightsRoom } from '#platform/rights/rights.room.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import { savedViewsRoom } from '#platform/saved-views/saved-views.room.ts'
import { sealingRoom } from '#platform/sealing/sealing.room.ts'
import type { SimulatedTime } from '#platform/sealing/simulated-time.slot.ts'
import { smsRoom } from '#platform/sms/sms.room.ts'
import type { SimulatedSms } from '#platform/sms/simulated-sms.slot.ts'
import { searchRoom } from '#platform/search/search.room.ts'
import { settingsRoom } from '#platform/settings/settings.room.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { shortcutsRoom } from '#platform/shortcuts/shortcuts.room.ts'
import { toDoRoom } from '#platform/to-do/to-do.room.ts'
import { traceRoom } from '#platform/trace/trace.room.ts'
import { tradeRoom } from '#platform/trade/trade.room.ts'
import { usersRoom } from '#platform/users/users.room.ts'
import { filesOfRooms, moduleIn } from './found-modules.ts'

/** What the house knows, of which each room is given its part. */
export type HouseKnowledge = {
  databases: Databases
  board: MaintenanceBoard
  settings: SettingsBoard
  catalogue: ElementCatalogue
  rights: RememberedRights
  presence: Presence
  /** Of the operator's own network, those that the program may ask. */
  privateHosts: readonly string[]
  simulatedTime: SimulatedTime | undefined
  simulatedSms: SimulatedSms | undefined
  /** Addresses of the third parties that the demo simulates, by name. */
  simulated: Readonly<Record<string, string | undefined>>
  isBreached(password: string): Promise<boolean>
  states: Jobs['states']
  runNow: Jobs['runNow']
  retryFailed: Jobs['retryFailed']
  clock: Clock
  keys: Keys
  signals: Signals
  session: Gate['session']
  errors: Monitor['errors']
  release: string
  runMaintenances(): Promise<void>
}

type RoomsOfApplication = Record<string, readonly Room<HouseKnowledge>[]>

/** Found where they stand (decision 033), application by application. */
const roomsOfApplications = (
  await Promise.all(filesOfRooms('applications/*/*.room.ts').map(file => moduleIn<RoomsOfApplication>(file)))
).flatMap(module => Object.values(module).flat())

/** Every room of the product: the platform's, then those of each application. */
export const rooms: readonly Room<HouseKnowledge>[] = [
  identityRoom,
  usersRoom,
  accessRequestsRoom,
  auditRoom,
  bugReportsRoom,
  clientsRoom,
  companiesRoom,
  clientHomeRoom,
  applicationsRoom,
  documentsRoom,
  documentModelsRoom,
  generatedDocumentsRoom,
  envelopesRoom,
  providersRoom,
  sealingRoom,
  smsRoom,
  esignRoom,
  maintenanceRoom,
  settingsRoom,
  rightsRoom,
  delegationRoom,
  configurationRoom,
  draftsRoom,
  savedViewsRoom,
  easterEggsRoom,
  searchRoom,
  toDoRoom,
  shortcutsRoom,
  monitoringRoom,
  notificationsRoom,
  presenceRoom,
  importsRoom,
  directoryRoom,
  tradeRoom,
  traceRoom,
  ...roomsOfApplications,
]

/** What rooms bring to each other without a house: words, kinds of news, shapes. */
export const broughtByRooms = offeredBy(rooms.flatMap(({ fills = [] }) => fills))

/** All that the rooms bring, made from the house that they stand in. */
export function furnish(known: HouseKnowledge) {
  const offered = offeredBy(rooms.flatMap(({ fills = [], fillsFrom }) => [...fills, ...(fillsFrom?.(known) ?? [])]))
  const given = { ...known, offered }
  return {
    offered,
    answers: rooms.flatMap(({ answers }) => answers?.(given) ?? []),
    jobs: rooms.flatMap(({ jobs }) => jobs?.(given) ?? []),
    listeners: rooms.flatMap(({ listeners }) => listeners?.(given) ?? []),
    hearings: rooms.flatMap(({ hearings }) => hearings?.(given) ?? []),
  }
}
