import { z } from 'zod'
import { applicationStates } from '#rh/candidate-applications/application-state.model.ts'

export const recruitmentIndicators = 'rh/gestion_du_recrutement/indicateurs'

const Counted = z.object({ code: z.string(), count: z.int() })

/** Recruitment in figures; a tile opens the list that holds the same count. */
export const RecruitmentFigures = z.object({
  /** Applications by state, in the order of their way. */
  funnel: z.array(
    z.object({
      status: z.enum(applicationStates),
      count: z.int(),
      /** Days that half of those who left the state had stayed in it; null where nobody left it. */
      medianDays: z.number().nullable(),
    }),
  ),
  interviews: z.object({
    today: z.int(),
    withinWeek: z.int(),
    unconfirmed: z.int(),
    /** Of those of the period that were due, a share of one. */
    noShowRate: z.number().nullable(),
  }),
  sources: z.array(Counted),
  refusals: z.array(Counted),
  /** Pieces that open hiring files still ask. */
  missingPieces: z.array(Counted),
})
export type RecruitmentFigures = z.output<typeof RecruitmentFigures>
