import type { Presence } from '#kernel/server/presence.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { presenceCalls } from './presence.calls.ts'
import { connectedPeopleByService } from './server/connected-people.queries.ts'

export const presenceServer = (presence: Presence) =>
  platformAnswers(presenceCalls, {
    getConnectedUsersByServices: async ({ db, caller, clock }) => {
      const clientId = caller.clientId as string
      const connected = await presence.connectedIn(clientId)
      return connectedPeopleByService(db, { clientId, managerId: caller.userId, connected, now: clock.now() })
    },
  })
