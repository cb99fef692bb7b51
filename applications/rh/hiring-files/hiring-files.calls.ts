import { z } from 'zod'
import { writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { HiringFile } from './hiring-file.model.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'

const writing = { method: 'POST', access: writes('rh/gestion_du_recrutement/candidatures'), touches } as const
const ofFile = z.strictObject({ id: idOf('rh.hiring_file') })
const ofPiece = ofFile.extend({ pieceId: idOf('rh.hiring_piece') })

/** Pieces of somebody who was retained, asked by a link and looked at one by one (hr-and-workshop, section 7). */
export const hiringFilesCalls = calls('rh/hiring-files', {
  /** 409 TRANSITION_INVALID of one that has not come. The last one makes the file complete. */
  acceptHiringPiece: {
    ...writing,
    path: 'rh/hiringFiles/:id/pieces/:pieceId/accept',
    input: ofPiece,
    answer: HiringFile,
  },
  /** The person is told why, with the link. */
  rejectHiringPiece: {
    ...writing,
    path: 'rh/hiringFiles/:id/pieces/:pieceId/reject',
    input: ofPiece.extend({ reason: z.string().overwrite(asSeveralLines).min(3).max(500) }),
    answer: HiringFile,
  },
  /** Whether a piece is asked at all. */
  askHiringPiece: {
    ...writing,
    path: 'rh/hiringFiles/:id/pieces/:pieceId/ask',
    input: ofPiece.extend({ required: z.boolean() }),
    answer: HiringFile,
  },
  /** A link that is good for 30 days, mailed. 400 where there is no mail. */
  sendHiringLink: {
    ...writing,
    path: 'rh/hiringFiles/:id/link',
    input: ofFile,
    answer: z.object({ sentTo: z.string(), expiresAt: z.string() }),
  },
  /**
   * Takes the person into the staff with his accepted pieces, and the place and position of his hiring day. Who looks like
   * a person already there is not written: those are answered. 409 FILE_INCOMPLETE.
   */
  hireFromFile: {
    ...writing,
    touches: touchedByStaff,
    path: 'rh/hiringFiles/:id/hire',
    input: ofFile.extend({ force: z.boolean().default(false) }),
    answer: z.object({
      created: z.boolean(),
      employeeId: idOf('rh.employee').nullable(),
      matches: z.array(
        z.object({ employeeId: idOf('rh.employee'), firstname: z.string(), name: z.string(), on: z.array(z.string()) }),
      ),
    }),
  },
})
