import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { recruitmentIndicators } from '#rh/candidate-applications/candidate-application.model.ts'
import { RecruitmentFigures } from './recruitment-indicator.model.ts'

/** Recruitment in figures. */
export const recruitmentIndicatorsCalls = calls('rh/recruitment-indicators', {
  /** What came since a day counts in sources, refusals and durations; the rest is as of now. */
  getRecruitmentFigures: {
    method: 'GET',
    path: 'rh/indicators/recruitment',
    access: reads(recruitmentIndicators),
    input: z.strictObject({
      companyId: idOf('platform.company').optional(),
      siteId: idOf('rh.site').optional(),
      offerId: idOf('rh.job_offer').optional(),
      /** Ninety days ago unless said. */
      since: z.iso.date().optional(),
    }),
    answer: RecruitmentFigures,
  },
})
