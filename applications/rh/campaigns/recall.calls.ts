import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { AskedRecall } from './campaign.model.ts'

const ofLink = {
  voice: 'public',
  access: open('who is asked to come back has no account: the link of his mail says for which season'),
} as const
/** 256 bits in base 64; any other text answers as a wrong one. */
const token = z.string().min(1).max(100)

/** What somebody does with the link of his invitation. Wrong links and those of a season that is over answer alike: 404. */
export const recallCalls = calls('rh/campaigns', {
  getSeasonInvitation: {
    ...ofLink,
    method: 'GET',
    path: 'candidateApplication/recall/:token',
    input: z.strictObject({ token }),
    answer: AskedRecall,
  },
  /** Again as often as one likes: the last answer counts. 404 also of a day outside the season. */
  answerSeasonInvitation: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/recall/:token',
    input: z.strictObject({ token, answer: z.enum(['yes', 'no']), arrivalOn: z.iso.date().nullable() }),
    answer: nothing,
  },
})
