import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { menuCalls } from './menu.calls.ts'
import { chooseClient, type KnowledgeOfClients } from './server/choose-client.ts'
import { clientChosen } from './server/client-chosen.ts'

const requireOneself = (caller: { userId: string }, userId: string) => {
  if (caller.userId !== userId) throw notFound()
}

export const menuServer = (knowledge: KnowledgeOfClients) =>
  platformAnswers(menuCalls, {
    setClient: async (given, { userId, clientId }) => {
      requireOneself(given.caller, userId)
      return chooseClient(given, knowledge, clientId)
    },

    unsetClient: async ({ db, caller }, { userId }) => {
      requireOneself(caller, userId)
      await db.updateTable('platform.user').set({ selectedClientId: null }).where('id', '=', userId).execute()
    },

    getModules: async (given, { userId, clientId }) => {
      requireOneself(given.caller, userId)
      return clientChosen(given, knowledge, clientId)
    },
  })

export type { Knowledge } from './server/client-chosen.ts'
export { menuOf } from './server/menu.ts'
