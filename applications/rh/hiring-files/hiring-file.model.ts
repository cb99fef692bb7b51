import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { AskedDetail, SaidDetails } from './hiring-details.model.ts'
import { CandidateFile } from '#rh/candidates/candidate.model.ts'

export const pieceStates = ['missing', 'received', 'accepted', 'rejected'] as const

export const HiringPiece = z.object({
  id: idOf('rh.hiring_piece'),
  kind: z.string(),
  required: z.boolean(),
  state: z.enum(pieceStates),
  reason: z.string().nullable(),
  files: z.array(CandidateFile),
  /** What he is asked to type, of the piece that is no paper. */
  fields: z.array(AskedDetail),
  /** What he typed of it, until it is accepted. */
  said: SaidDetails.nullable(),
})

/** What somebody who was retained still has to give. */
export const HiringFile = z.object({
  id: idOf('rh.hiring_file'),
  candidateApplicationId: idOf('rh.candidate_application'),
  state: z.enum(['open', 'complete', 'closed']),
  expiresAt: z.string().nullable(),
  pieces: z.array(HiringPiece),
  can: z.object({ edit: z.boolean() }),
})
export type HiringFile = z.output<typeof HiringFile>

/** The same as its person sees it by his link. */
export const AskedHiringFile = z.object({
  company: z.string(),
  firstname: z.string(),
  language: z.string(),
  hiringDate: z.iso.date().nullable(),
  complete: z.boolean(),
  pieces: z.array(
    z.object({
      kind: z.string(),
      required: z.boolean(),
      state: z.enum(pieceStates),
      reason: z.string().nullable(),
      fields: z.array(AskedDetail),
    }),
  ),
})
export type AskedHiringFile = z.output<typeof AskedHiringFile>

/** The page that a link opens, for who has no account. */
export const addressOfHiringFile = (token: string, language: string) => `/dossier/${token}?language=${language}`
