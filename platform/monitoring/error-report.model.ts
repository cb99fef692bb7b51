import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const errorStates = ['new', 'seen', 'fixed', 'ignored'] as const
export type ErrorState = (typeof errorStates)[number]

/** Where those who mend may put a report; it becomes new again by itself alone. */
export const nextStates: Record<ErrorState, readonly ErrorState[]> = {
  new: ['seen', 'fixed', 'ignored'],
  seen: ['fixed', 'ignored'],
  fixed: ['seen'],
  ignored: ['seen'],
}

export const daysOfCurve = 30

/** All that happened alike, as those who mend it see it: no word of anybody. */
export const ErrorLine = z.object({
  id: idOf('platform.error_report'),
  source: z.enum(['server', 'browser']),
  call: z.string(),
  code: z.string(),
  place: z.string(),
  message: z.string(),
  state: z.enum(errorStates),
  fixedIn: z.string().nullable(),
  firstAt: z.string(),
  lastAt: z.string(),
  lastRelease: z.string(),
  lastRequestId: z.string().nullable(),
  count: z.int(),
  /** Touched in the last 30 days. */
  clients: z.int(),
  /** How often on each of the last 30 days, today last. */
  days: z.array(z.int()),
})
export type ErrorLine = z.output<typeof ErrorLine>

const NamedClient = z.object({ id: idOf('platform.client'), name: z.string() })

export const ErrorReport = ErrorLine.extend({
  frames: z.array(z.string()),
  firstRelease: z.string(),
  touched: z.array(NamedClient.extend({ times: z.int() })),
  /** The last fifty of 30 days. */
  occurrences: z.array(
    z.object({
      id: idOf('platform.error_report_event'),
      at: z.string(),
      times: z.int(),
      requestId: z.string().nullable(),
      client: NamedClient.nullable(),
      person: z.string().nullable(),
      route: z.string().nullable(),
      release: z.string(),
      agent: z.string().nullable(),
    }),
  ),
  /** `by` is null where it opened again by itself. */
  history: z.array(
    z.object({ at: z.string(), state: z.enum(errorStates), by: z.string().nullable(), release: z.string() }),
  ),
})
export type ErrorReport = z.output<typeof ErrorReport>

/** What a browser tells of what went wrong in it. */
export const ClientError = z.strictObject({
  message: z.string().max(2_000),
  stack: z.string().max(20_000).optional(),
  /** The page by its pattern, without what its address names. */
  route: z.string().max(300).optional(),
  release: z.string().max(40),
  /** Of an answer 500: the server has its own report of it, and learns here on which page it was. */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .optional(),
})
export type ClientError = z.output<typeof ClientError>
