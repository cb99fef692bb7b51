import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { notFound } from '#kernel/server/errors.ts'
import { deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { documentRequestsCalls } from './document-requests.calls.ts'
import { sentPiecesCalls } from './sent-pieces.calls.ts'
import { acceptDocument } from './server/accept-document.ts'
import { pieceAsked } from './server/piece-asked.queries.ts'
import { pageOfPieces } from './server/pieces-to-check.queries.ts'
import { rejectDocument } from './server/reject-document.ts'
import { requestDocuments } from './server/request-documents.ts'
import { requestManyDocuments } from './server/request-many-documents.ts'
import { sendPiece } from './server/send-piece.ts'

export { sendDocumentRequestJob } from './server/send-document-request-job.ts'
export { tellSentPieceJob } from './server/tell-sent-piece-job.ts'

export const documentRequestsServers = [
  rhAnswers(documentRequestsCalls, {
    requestDocuments,
    requestManyDocuments,
    getPiecesToCheck: async (given, asked) => pageOfPieces(given.db, await deadlineScopeOf(given), asked),
    acceptDocument,
    rejectDocument,
  }),

  rhAnswers(sentPiecesCalls, {
    getPieceAsked: async ({ db, clock }, { token }) => {
      const asked = await pieceAsked(db, { hash: digestOfKey(token), at: clock.now().toString() })
      if (!asked) throw notFound()
      return asked
    },
    sendPiece,
  }),
]
