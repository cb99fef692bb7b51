import { platformAnswers } from '#platform/platform-db.ts'
import { editUser } from './server/edit-user.ts'
import { ownWorkplaces } from './server/own-workplaces.queries.ts'
import { userInfo } from './server/user-info.ts'
import { usersCalls } from './users.calls.ts'

export const usersServer = platformAnswers(usersCalls, {
  getUserInfo: (asking, { id }) => userInfo(asking, id),

  getUserById: (asking, { id }) => userInfo(asking, id),

  editUser,

  getOwnWorkplaces: ({ db, caller }) => ownWorkplaces(db, caller.userId),

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
