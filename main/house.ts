import type { Answers, Ground, Surroundings } from '#kernel/server/answers.ts'
import { type DatabaseAddresses, openDatabases } from '#kernel/server/db.ts'
import { clientsOutbox, startDispatcher } from '#kernel/server/events.ts'
import type { Gate } from '#kernel/server/gate.ts'
import { type Job, type Jobs, startJobs } from '#kernel/server/jobs.ts'
import { learnSearchForm } from '#kernel/server/matches.ts'
import { patience as usualPatience, type Patience } from '#kernel/server/patience.ts'
import { openPress } from '#kernel/server/pdf/press.ts'
import type { Presence } from '#kernel/server/presence.ts'
import { release as ownRelease } from '#kernel/server/release.ts'
import { requireSafeRole } from '#kernel/server/safe-role.ts'
import { serve } from '#kernel/server/serve.ts'
import { openSockets, type Signals, type Sockets } from '#kernel/server/sockets.ts'
import { loadTranslations } from '#kernel/server/translate.ts'
import { declareApplications, openElementCatalogue } from '#platform/applications/applications.server.ts'
import {
  breachedPasswords,
  endedSockets,
  identityOutbox,
  openCallCounting,
  proofKeeper,
  redeemSocketTicket,
  sessionKeeper,
} from '#platform/identity/identity.server.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { declareComponents } from '#platform/delegation/delegation.server.ts'
import {
  documentSourcesOffer,
  documentTypesOffer,
  objectsOfTypesOffer,
} from '#platform/documents/document-source.slot.ts'
import { declareDocumentTypes } from '#platform/documents/document-types.server.ts'
import { maintenanceRound, openMaintenanceBoard } from '#platform/maintenance/maintenance.server.ts'
import { openMonitor } from '#platform/monitoring/monitoring.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { hasRole, rememberRights } from '#platform/rights/rights.server.ts'
import type { SimulatedSms } from '#platform/sms/simulated-sms.slot.ts'
import type { SimulatedTime } from '#platform/sealing/simulated-time.slot.ts'
import { openSettings } from '#platform/settings/settings.server.ts'
import { applications, platformElements } from './applications.ts'
import { labelModules } from './labels.ts'
import { broughtByRooms, furnish } from './rooms.ts'

export type HouseParts = {
  addresses: DatabaseAddresses
  surroundings: Surroundings
  /** A demonstration asks a second factor of those alone who set one up. */
  isDemo: boolean
  trustedProxies: readonly string[]
  publishesApi: boolean
  /** Of the operator's own network, those that the program may ask. */
  privateHosts?: readonly string[]
  /** Who gives the time to clients that simulate a time-stamp server: the demo has one. */
  simulatedTime?: SimulatedTime
  /** Who carries the texts of clients that simulate a provider of them: the demo has one. */
  simulatedSms?: SimulatedSms
  /** Addresses of the third parties that the demo simulates, by name. */
  simulated?: Readonly<Record<string, string | undefined>>
  /** A file of leaked passwords, which nobody may choose; it may be missing. */
  breachedList?: string
  /** The version of Sillon that runs, unless a test says another. */
  release?: string
  /** How long a request may take to arrive, unless a test says another. */
  patience?: Patience
  /** Calls that only this house answers, such as those of a test. */
  furtherFeatures?: readonly Answers[]
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** Puts the whole product together on an installed database: rooms, gate, road, outbox, queue. It listens to nothing yet. */
export async function openHouse({
  addresses,
  surroundings,
  isDemo,
  trustedProxies,
  publishesApi,
  privateHosts = [],
  simulatedTime,
  simulatedSms,
  simulated = {},
  breachedList,
  release = ownRelease,
  patience = usualPatience,
  furtherFeatures = [],
}: HouseParts) {
  const { clock, log, keys } = surroundings
  const databases = openDatabases(addresses)
  await requireSafeRole(databases)
  await learnSearchForm(databases)
  const say = await loadTranslations(labelModules)
  await databases.transaction('platform', { readOnly: false }, async (db: PlatformDb) => {
    await declareApplications(db, applications, platformElements)
    await declareDocumentTypes(db, say, {
      sources: broughtByRooms(documentSourcesOffer),
      objectsOfTypes: broughtByRooms(objectsOfTypesOffer),
      types: broughtByRooms(documentTypesOffer),
    })
    await declareComponents(db, broughtByRooms(configurationComponentsOffer))
  })
  const catalogue = await openElementCatalogue(databases, log)
  const rights = rememberRights(databases, catalogue, clock)
  const board = await openMaintenanceBoard({ databases, catalogue, clock, log })
  const settings = await openSettings(databases, log, isDemo)
  let sockets: Sockets | undefined
  const signals: Signals = {
    tell: (...said) => sockets?.tell(...said),
    close: room => sockets?.close(room),
  }
  const presence: Presence = {
    connectedIn: async clientId => (await sockets?.connectedIn(clientId)) ?? new Set(),
    connected: async () => (await sockets?.connected()) ?? new Map(),
  }
  const monitor = openMonitor({ databases, keys, clock, log, catalogue, release })
  const gate: Gate = {
    ...sessionKeeper({ databases, keys, clock, log, signals }),
    ...proofKeeper({ databases, settings, clock }),
    ...openCallCounting({ databases, keys, clock }),
    requireOpen: board.requireOpen,
    levels: rights.levels,
    perimeter: rights.perimeter,
    hasRole: (caller, roles) => hasRole({ databases, clock }, caller, roles),
  }
  let queue: Jobs | undefined
  const press = openPress()
  const runMaintenances = () => maintenanceRound({ databases, clock, signals }, board)
  const { answers, jobs, listeners, hearings, offered } = furnish({
    databases,
    catalogue,
    rights,
    board,
    settings,
    presence,
    privateHosts,
    simulatedTime,
    simulatedSms,
    simulated,
    isBreached: breachedPasswords(breachedList),
    states: async () => (await queue?.states()) ?? [],
    runNow: async name => queue?.runNow(name),
    retryFailed: async name => (await queue?.retryFailed(name)) ?? 0,
    clock,
    keys,
    signals,
    session: gate.session,
    errors: monitor.errors,
    release,
    runMaintenances,
  })
  const ground: Ground = { ...surroundings, say, signals, press, offered }
  const features = [...answers, ...furtherFeatures]
  const dispatcher = startDispatcher({
    databases,
    ground,
    outboxes: [clientsOutbox, identityOutbox],
    listeners,
    log,
    watch: monitor.watch,
  })
  const app = await serve({
    ground,
    databases,
    gate,
    features,
    say,
    log,
    trustedProxies,
    publishesApi,
    watch: monitor.watch,
    patience,
    wakeDispatcher: dispatcher.wake,
  })
  return {
    app,
    ground,
    databases,
    features,
    dispatcher,
    catalogue,
    board,
    runMaintenances,
    settings,
    monitor,
    /** The queue works only where it is started, once: a program does, a test that needs none does not. */
    startQueue: async () => {
      if (queue) return queue
      const due = isDemo ? jobs.map(atAnyHour) : jobs
      const started = await startJobs(addresses.platform, databases, due, ground, log, monitor.watch)
      queue = started
      const obey = (isClosed: boolean) =>
        (isClosed ? started.rest() : started.resume()).catch(error => log.error({ err: error }, 'queue'))
      board.onClosing(obey)
      if (board.state().underMaintenance) await started.rest()
      dispatcher.handJobsTo(started.start)
      return queue
    },
    /** Real time, on the port of the app; ticket by ticket. */
    openSockets: (origins: readonly string[]) => {
      sockets = openSockets(app.server, {
        address: addresses.platform,
        redeem: ticket => redeemSocketTicket(databases, clock, ticket),
        findEnded: endedSockets(databases, clock),
        heard: hearings,
        origins,
        log,
        watch: monitor.watch,
      })
      return sockets
    },
    close: async () => {
      await Promise.all([sockets?.stop(), app.close()])
      await Promise.all([catalogue.stop(), board.stop(), settings.stop()])
      await dispatcher.stop()
      await Promise.all([queue?.stop(), press.close()])
      await monitor.stop()
      await databases.close()
    },
  }
}

/** The mailbox of the demo wakes nobody. */
const atAnyHour = (job: Job): Job => ({ ...job, waitsForMorning: false })
