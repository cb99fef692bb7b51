import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { allTypes, mostBytes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import { PieceAsked } from './document-request.model.ts'

const ofLink = {
  path: 'rh/pieces/:token',
  voice: 'public',
  access: open('who is asked for a piece may have no account: the link of his mail says which one, once'),
  /** 256 random bits in base 64; any other text answers as a wrong one. */
  input: z.strictObject({ token: z.string().min(1).max(100) }),
} as const

/** What somebody does with the link by which a piece was asked of him. Wrong, used and expired links answer alike: 404. */
export const sentPiecesCalls = calls('rh/document-requests', {
  getPieceAsked: { ...ofLink, method: 'GET', answer: PieceAsked },
  sendPiece: {
    ...ofLink,
    method: 'POST',
    outside: true,
    filesAfter: 'getPieceAsked',
    patienceMs,
    files: { files: { types: allTypes, maxBytes: mostBytes, many: true } },
    answer: nothing,
  },
})
