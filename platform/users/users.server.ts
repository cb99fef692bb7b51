import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { chooseClient, type KnowledgeOfClients } from './server/choose-client.ts'
import { clientChosen } from './server/client-chosen.ts'
import { editUser } from './server/edit-user.ts'
import { confirmMail } from './server/mail-change.ts'
import { ownWorkplaces } from './server/own-workplaces.queries.ts'
import { userInfo } from './server/user-info.ts'
import { usersCalls } from './users.calls.ts'

const requireOneself = (caller: { userId: string }, userId: string) => {
  if (caller.userId !== userId) throw notFound()
}

export const usersServer = (knowledge: KnowledgeOfClients) =>
  platformAnswers(usersCalls, {
    getUserInfo: (asking, { id }) => userInfo(asking, id),

    getUserById: (asking, { id }) => userInfo(asking, id),

    editUser,

    confirmMail: (given, { token }) => confirmMail(given, token),

    getOwnWorkplaces: ({ db, caller }) => ownWorkplaces(db, caller.userId),

    setClient: async (given, { userId, clientId }) => {
      requireOneself(given.caller, userId)
      return chooseClient(given, knowledge, clientId)
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

export { accountsServer } from './accounts.server.ts'
export { membersServer } from './members.server.ts'
export { eraseDisabledAccountsJob } from './server/erase-disabled-accounts-job.ts'
export { picturesServer } from './pictures.server.ts'
export { standingServer } from './standing.server.ts'
export { foundColleagues } from './server/found-colleagues.ts'
export { isInvited, isLateInvited } from './server/invitation.queries.ts'
export { menuOf } from './server/menu.ts'
