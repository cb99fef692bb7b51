import type { Answers, Ground } from '#kernel/server/answers.ts'
import { type DatabaseAddresses, openDatabases } from '#kernel/server/db.ts'
import { startDispatcher } from '#kernel/server/events.ts'
import type { Gate } from '#kernel/server/gate.ts'
import { type Job, type Jobs, startJobs } from '#kernel/server/jobs.ts'
import { learnSearchForm } from '#kernel/server/matches.ts'
import { requireSafeRole } from '#kernel/server/safe-role.ts'
import { serve } from '#kernel/server/serve.ts'
import { openSockets, type Sockets } from '#kernel/server/sockets.ts'
import { loadTranslations } from '#kernel/server/translate.ts'
import { declareApplications, openElementCatalogue } from '#platform/applications/applications.server.ts'
import { clientsServer } from '#platform/clients/clients.server.ts'
import {
  closeEndedSessionsJob,
  identityServer,
  redeemSocketTicket,
  sessionKeeper,
} from '#platform/identity/identity.server.ts'
import { maintenanceServer, openMaintenanceBoard } from '#platform/maintenance/maintenance.server.ts'
import { monitoringServer } from '#platform/monitoring/monitoring.server.ts'
import { hasRole, rememberRights } from '#platform/rights/rights.server.ts'
import { usersServer } from '#platform/users/users.server.ts'
import { applications, platformElements } from './applications.ts'
import { applicationsServer } from './applications.server.ts'
import { labelModules } from './labels.ts'

export type HouseParts = {
  addresses: DatabaseAddresses
  ground: Ground
  trustedProxies: readonly string[]
  publishesApi: boolean
  /** Calls that only this house answers, such as those of a test. */
  furtherFeatures?: readonly Answers[]
}

export type House = Awaited<ReturnType<typeof openHouse>>

const jobs: readonly Job[] = [closeEndedSessionsJob]

/** Puts the whole product together on an installed database: rooms, gate, road, outbox, queue. It listens to nothing yet. */
export async function openHouse({ addresses, ground, trustedProxies, publishesApi, furtherFeatures = [] }: HouseParts) {
  const { clock, log, keys } = ground
  const databases = openDatabases(addresses)
  await requireSafeRole(databases)
  await learnSearchForm(databases)
  await databases.transaction('platform', { readOnly: false }, db =>
    declareApplications(db, applications, platformElements),
  )
  const catalogue = await openElementCatalogue(databases)
  const rights = rememberRights(databases, catalogue, clock)
  const board = await openMaintenanceBoard(databases, catalogue, log)
  const gate: Gate = {
    ...sessionKeeper(databases, keys, clock, log),
    requireOpen: board.requireOpen,
    levels: rights.levels,
    perimeter: rights.perimeter,
    hasRole: (caller, roles) => hasRole(databases, caller, roles),
  }
  let queue: Jobs | undefined
  let sockets: Sockets | undefined
  const states = async () => (await queue?.states()) ?? []
  const features: readonly Answers[] = [
    identityServer,
    usersServer({ catalogue, rights }),
    clientsServer,
    maintenanceServer(board),
    monitoringServer({ states }),
    ...applicationsServer.flatMap(application => application.features),
    ...furtherFeatures,
  ]
  const dispatcher = startDispatcher(
    databases,
    [],
    async (job, payload, id) => {
      if (!queue) throw new Error('the queue has not started yet')
      await queue.start(job, payload, id)
    },
    log,
  )
  const say = await loadTranslations(labelModules)
  const app = await serve({
    ground,
    databases,
    gate,
    features,
    say,
    log,
    trustedProxies,
    publishesApi,
    wakeDispatcher: dispatcher.wake,
  })
  return {
    app,
    databases,
    features,
    dispatcher,
    catalogue,
    board,
    /** The queue works only where it is started: a program does, a test that needs none does not. */
    startQueue: async () => {
      queue = await startJobs(addresses.platform, databases, jobs, ground, log)
      return queue
    },
    /** Real time, on the port of the app; ticket by ticket. */
    openSockets: (origins: readonly string[]) => {
      const redeem = (ticket: string) => redeemSocketTicket(databases, clock, ticket)
      sockets = openSockets(app.server, { address: addresses.platform, redeem, origins, log })
      return sockets
    },
    close: async () => {
      await Promise.all([sockets?.stop(), app.close()])
      board.stop()
      await dispatcher.stop()
      await queue?.stop()
      await databases.close()
    },
  }
}
