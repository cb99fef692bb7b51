import type { Databases } from '#kernel/server/db.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { membersCalls } from './members.calls.ts'
import { changeUserRoleForCompany, changeUserRoleForService } from './server/appointing.ts'
import { createAndLinkUser } from './server/create-and-link-user.ts'
import { deleteUser } from './server/delete-user.ts'
import { editMembership } from './server/edit-membership.ts'
import { leadershipOf } from './server/leadership.ts'
import { ledMember } from './server/led-member.ts'
import { memberFigures, pageOfMembers } from './server/page-of-members.queries.ts'
import { addUserToServices, removeUserFromService } from './server/placing.ts'
import { resendInvitation } from './server/resend-invitation.ts'
import { servicesToFill } from './server/services-to-fill.queries.ts'

export const membersServer = (databases: Databases) =>
  platformAnswers(membersCalls, {
    getPaginatedUsers: async ({ db, clock, caller }, asked) =>
      pageOfMembers({ db, clock, leader: await leadershipOf(db, caller) }, asked),

    getMemberFigures: async ({ db, clock, caller }) =>
      memberFigures({ db, clock, leader: await leadershipOf(db, caller) }),

    getMember: async ({ db, clock, caller }, { userId }) =>
      ledMember({ db, clock, leader: await leadershipOf(db, caller) }, userId),

    getServicesToFill: async ({ db, clock, caller }) =>
      servicesToFill({ db, clock, caller, leader: await leadershipOf(db, caller) }),

    createAndLinkUser: (given, invitation) => createAndLinkUser({ ...given, databases }, invitation),
    resendInvitation: (given, asked) => resendInvitation({ ...given, databases }, asked),
    addUserToServices,
    removeUserFromService,
    changeUserRoleForCompany,
    changeUserRoleForService,
    editMembership: (given, asked) => editMembership({ ...given, databases }, asked),
    deleteUser: (given, asked) => deleteUser({ ...given, databases }, asked),
  })
