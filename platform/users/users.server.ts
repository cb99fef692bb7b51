import { notFound } from '#kernel/server/errors.ts'
import { noteSecurity } from '#platform/identity/identity.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { clientChosen, type Knowledge } from './server/client-chosen.ts'
import { userInfo } from './server/user-info.ts'
import { usersCalls } from './users.calls.ts'

const requireOneself = (caller: { userId: string }, userId: string) => {
  if (caller.userId !== userId) throw notFound()
}

export const usersServer = (knowledge: Knowledge) =>
  platformAnswers(usersCalls, {
    getUserInfo: ({ db, caller, clock }, { id }) => userInfo(db, caller, clock, id),

    setClient: async (given, { userId, clientId }) => {
      const { db, caller, visit, requestId } = given
      requireOneself(caller, userId)
      const chosen = await clientChosen(given, knowledge, clientId)
      await db.updateTable('platform.user').set({ selected_client_id: clientId }).where('id', '=', userId).execute()
      await noteSecurity(db, 'CLIENT_CHOSEN', { userId, clientId, sessionId: caller.sessionId, visit, requestId })
      return chosen
    },

    unsetClient: async ({ db, caller }, { userId }) => {
      requireOneself(caller, userId)
      await db.updateTable('platform.user').set({ selected_client_id: null }).where('id', '=', userId).execute()
    },

    getModules: async (given, { userId, clientId }) => {
      requireOneself(given.caller, userId)
      return clientChosen(given, knowledge, clientId)
    },

    setLanguage: async ({ db, caller }, { language }) => {
      await db.updateTable('platform.user').set({ language }).where('id', '=', caller.userId).execute()
    },
  })
