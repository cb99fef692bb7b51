import { z } from 'zod'

/** The address that one's own calendar reads; its key was told once. */
export const InterviewFeed = z.object({ madeAt: z.string() })
export type InterviewFeed = z.output<typeof InterviewFeed>

export const addressOfFeed = (token: string) => `/api/rh/interviewFeeds/${token}`
