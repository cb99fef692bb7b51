import { rhAnswers } from '#rh/rh-db.ts'
import { hiringFilesCalls } from './hiring-files.calls.ts'
import { hiringLinkCalls } from './hiring-link.calls.ts'
import { askHiringCode, enterHiringFile } from './server/enter-hiring-file.ts'
import { hireFromFile } from './server/hire-from-file.ts'
import { acceptPiece, askPiece, rejectPiece, sendLink } from './server/look-at-piece.ts'
import { sayHiringDetails } from './server/say-hiring-details.ts'
import { endOfHiringFile, hiringFileAsked, sendHiringPiece } from './server/send-hiring-piece.ts'

export { remindHiringFilesJob } from './server/remind-job.ts'
export { hiringNews, sendHiringCodeJob, sendHiringLinkJob, tellHiringPieceJob } from './server/letters.ts'

export const hiringFilesServers = [
  rhAnswers(hiringFilesCalls, {
    acceptHiringPiece: acceptPiece,
    rejectHiringPiece: rejectPiece,
    askHiringPiece: askPiece,
    sendHiringLink: sendLink,
    hireFromFile,
  }),
  rhAnswers(hiringLinkCalls, {
    askHiringCode,
    enterHiringFile,
    getHiringFileAsked: async (given, { token }) => {
      const asked = await hiringFileAsked(given, token)
      if (!asked) throw await endOfHiringFile(given, token)
      return asked
    },
    sendHiringPiece,
    sayHiringDetails,
  }),
]
