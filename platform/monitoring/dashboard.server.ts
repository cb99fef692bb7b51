import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Gate } from '#kernel/server/gate.ts'
import type { Jobs } from '#kernel/server/jobs.ts'
import type { Presence } from '#kernel/server/presence.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { dashboardCalls } from './dashboard.calls.ts'
import { databaseState } from './server/database-state.queries.ts'
import { displayLinks, makeDisplayLink, revokeDisplayLink } from './server/display-links.ts'
import { livingProcesses, paceOfDay } from './server/pulses.queries.ts'
import { requireDisplay } from './server/require-display.ts'
import { countsOfClients, countsOfPlatform } from './server/stats.queries.ts'
import { countStoredFiles } from './server/stored-files.ts'

export type Knowledge = {
  databases: Databases
  clock: Clock
  release: string
  presence: Presence
  states: Jobs['states']
  session: Gate['session']
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

export const dashboardServer = ({ databases, clock: ownClock, release, presence, states, session }: Knowledge) => {
  const storedFiles = countStoredFiles(databases, ownClock)
  const onPlatform = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
    databases.transaction('platform', { readOnly: true }, work)

  return platformAnswers(dashboardCalls, {
    getMonitoringDashboard: async ({ withDb, clock }) => {
      const [files, jobs, connected] = await Promise.all([storedFiles(), states(), presence.connected()])
      return withDb(async db => {
        const { processes, pace, uptime } = await livingProcesses(db, clock)
        return {
          ...pace,
          processes,
          uptime,
          release,
          connectedUsers: connected.size,
          database: await databaseState(db),
          queue: {
            waiting: sumOf(jobs.map(({ waiting }) => waiting)),
            running: sumOf(jobs.map(({ running }) => running)),
            failed: sumOf(jobs.map(({ failed }) => failed)),
          },
          files: { size: files.size },
          history: await paceOfDay(db, clock),
        }
      })
    },

    getPlatformStats: async given => {
      await requireDisplay(given, session)
      const [files, connected] = await Promise.all([storedFiles(), presence.connected()])
      return onPlatform(async db => {
        const { pace, uptime } = await livingProcesses(db, given.clock)
        const { requestsPerMinute, p95 } = pace
        const counts = await countsOfPlatform(db, given.clock)
        const documentsToday = files.today
        return {
          ...counts,
          connected: connected.size,
          requestsPerMinute,
          p95,
          documentsToday,
          envelopesToday: null,
          uptime,
        }
      })
    },

    getClientStats: async given => {
      await requireDisplay(given, session)
      const connected = [...(await presence.connected()).values()]
      const counts = await onPlatform(db => countsOfClients(db, given.clock))
      return counts.map(({ id, ...client }) => ({
        ...client,
        connected: connected.filter(clients => clients.has(id)).length,
      }))
    },

    getDisplayLinks: given => displayLinks(given),
    makeDisplayLink: (given, { label }) => makeDisplayLink(given, label),
    revokeDisplayLink: (given, { id }) => revokeDisplayLink(given, id),
  })
}
