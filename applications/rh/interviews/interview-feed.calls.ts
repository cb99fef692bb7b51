import { z } from 'zod'
import { open, signedIn } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { InterviewFeed } from './interview-feed.model.ts'

/** One's own affair: it shows the talks of whoever made it, whatever else he may read. */
const own = { access: signedIn() } as const
const writing = { ...own, whileReadOnly: true } as const

/** A recruiter's talks in his own calendar (design of recruitment, section 15, Entretiens). */
export const interviewFeedCalls = calls('rh/interviews', {
  /** Null where he has none. */
  getInterviewFeed: { ...own, method: 'GET', path: 'rh/interviews/feed', answer: InterviewFeed.nullable() },
  /** The address, told this once; the former one shows nothing from then on. */
  makeInterviewFeed: {
    ...writing,
    method: 'POST',
    path: 'rh/interviews/feed',
    answer: InterviewFeed.extend({ url: z.string() }),
  },
  withdrawInterviewFeed: { ...writing, method: 'DELETE', path: 'rh/interviews/feed', answer: nothing },
  /** What a calendar reads, by itself and without an account. 404 of an address that is wrong or withdrawn, alike. */
  readInterviewFeed: {
    method: 'GET',
    path: 'rh/interviewFeeds/:token',
    voice: 'public',
    access: open('a calendar has no account: its address, which a recruiter made for himself, shows his talks'),
    unattended: true,
    input: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: file('text/calendar'),
  },
})
