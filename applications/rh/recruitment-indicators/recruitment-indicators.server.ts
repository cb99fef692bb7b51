import { rhAnswers } from '#rh/rh-db.ts'
import { recruitmentIndicatorsCalls } from './recruitment-indicators.calls.ts'
import { recruitmentFigures } from './server/recruitment-figures.queries.ts'

export const recruitmentIndicatorsServer = rhAnswers(recruitmentIndicatorsCalls, {
  getRecruitmentFigures: recruitmentFigures,
})
