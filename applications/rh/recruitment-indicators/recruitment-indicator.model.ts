import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { applicationStates } from '#rh/candidate-applications/application-state.model.ts'

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
  /** Offers that are shown or paused and still want people, the first to close first; `daysLeft` until then, null where they close by hand. */
  offersToFill: z.array(
    z.object({
      id: idOf('rh.job_offer'),
      title: z.string(),
      posts: z.int(),
      retained: z.int(),
      daysLeft: z.int().nullable(),
    }),
  ),
  /** Seasons that are not over: people needed, those who come, and those who are ready. */
  campaigns: z.array(
    z.object({ id: idOf('rh.campaign'), name: z.string(), needed: z.int(), people: z.int(), ready: z.int() }),
  ),
})
export type RecruitmentFigures = z.output<typeof RecruitmentFigures>
