import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** A report that its author answers is in progress again, whatever it was. */
export const bugReportStates = ['new', 'in_progress', 'resolved', 'refused'] as const
export type BugReportState = (typeof bugReportStates)[number]

/** What a developer is told of a call: which one, how it ended, its number in the log. Neither address nor content. */
export const RecentRequest = z.strictObject({
  call: z.string().regex(/^[A-Z]+ [\w/:?.-]{1,150}$/),
  /** 0 when no answer came. */
  status: z.int().min(0).max(599),
  requestId: z.string().max(100).nullable(),
})

const words = z.string().trim().min(1).max(5_000)

/** What a person writes of what went wrong. */
export const NewBugReport = z.strictObject({
  title: z.string().trim().min(1).max(150),
  description: words,
  steps: words.optional(),
  /** The page that it is about. */
  route: z.string().trim().max(500).optional(),
})

/** What is sent beside, with the person's consent alone. */
export const Traces = z.strictObject({
  agent: z.string().max(300).optional(),
  recentRequests: z.array(RecentRequest).max(20).default([]),
})

const Said = z.object({
  at: z.string(),
  from: z.enum(['author', 'support']),
  state: z.enum(bugReportStates),
  text: z.string().nullable(),
})

export const BugReport = z.object({
  id: idOf('platform.bug_report'),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  steps: z.string().nullable(),
  route: z.string().nullable(),
  state: z.enum(bugReportStates),
  createdAt: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  conversation: z.array(Said),
})
export type BugReport = z.output<typeof BugReport>

/** As those who mend it see it. */
export const ReceivedBugReport = BugReport.extend({
  /** His pseudonym: who mends has no data of a client. */
  author: z.string(),
  release: z.string(),
  agent: z.string().nullable(),
  recentRequests: z.array(RecentRequest),
})
export type ReceivedBugReport = z.output<typeof ReceivedBugReport>
