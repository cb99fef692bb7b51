import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { AccessHelp, NewAccessRequest } from './access-request.model.ts'

/** For whoever lacks a right: who gives them, and how to ask. */
export const accessRequestsCalls = calls('platform/access-requests', {
  getAccessHelp: { method: 'GET', path: 'client/accessHelp', access: signedIn(), answer: AccessHelp },
  /** Tells the administrators of the client. 409 ALREADY_ASKED within a day, NOBODY_TO_ASK where there is none. */
  askForAccess: {
    method: 'POST',
    path: 'client/accessRequests',
    access: signedIn(),
    whileReadOnly: true,
    touches: ['platform/notifications'],
    input: NewAccessRequest,
    answer: AccessHelp,
  },
})
