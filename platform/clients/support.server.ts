import { emit } from '#kernel/server/events.ts'
import { identityOutbox } from '#platform/identity/identity.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { hearSupport, supportNoted } from './server/hear-support.ts'
import { leave, type SupportParts, startSupport } from './server/start-support.ts'
import { pageOfSupports, runningSupport } from './server/supports.queries.ts'
import { supportCalls } from './support.calls.ts'

export const supportServer = (parts: SupportParts) =>
  platformAnswers(supportCalls, {
    startSupport: (given, input) => startSupport(given, parts, input),

    endSupport: async ({ db, caller, clock, requestId }, { clientId = caller.clientId }) => {
      if (clientId === undefined || !(await leave(db, caller.userId, clock.now().toString()))) return
      await emit(db, supportNoted, { what: 'ended', userId: caller.userId, clientId, requestId }, identityOutbox)
    },

    getOwnSupport: async ({ db, caller, clock }) => {
      const running = caller.support && (await runningSupport(db, caller.userId, clock.now()))
      if (!caller.support || !running) return { support: null }
      return { support: { until: running.until, reason: running.reason, level: caller.support } }
    },

    getSupports: ({ db, clock }, asked) => pageOfSupports(db, clock, asked),
  })

export { hearSupport }
