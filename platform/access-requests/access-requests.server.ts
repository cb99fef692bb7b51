import { platformAnswers } from '#platform/platform-db.ts'
import { accessRequestsCalls } from './access-requests.calls.ts'
import { accessHelp } from './server/access-help.queries.ts'
import { askForAccess } from './server/ask-for-access.ts'

export { accessAsked } from './server/access-asked.ts'

export const accessRequestsServer = platformAnswers(accessRequestsCalls, {
  getAccessHelp: given => accessHelp(given),
  askForAccess,
})
