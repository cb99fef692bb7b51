import type { RoomOfPages } from '#kernel/web/pages.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { savedViewsLabels } from '#platform/saved-views/saved-views.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { candidateApplicationPages } from './candidate-applications/candidate-applications.web.ts'
import { candidatePages } from './candidates/candidates.web.ts'
import { interviewPages } from './interviews/interviews.web.ts'
import { recruitmentTexts } from './recruitment-texts.ts'
import { rhTexts } from './rh-texts.ts'

/** Recruitment, with its texts, which pages of the staff do not wait for. */
export const recruitmentWeb: RoomOfPages = {
  labels: [rhTexts, recruitmentTexts, savedViewsLabels, identifiersLabels, shellLabels],
  pages: [...candidatePages, ...candidateApplicationPages, ...interviewPages],
}
