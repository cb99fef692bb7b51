import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** A call slower than this is among the slow ones. Milliseconds. */
export const slowMs = 1_000
export const hoursOfFigures = 24

/** What somebody did, and was answered. Who he is, nobody is told. */
export const ActionLine = z.object({
  id: idOf('platform.action_event'),
  at: z.string(),
  call: z.string(),
  application: z.string().nullable(),
  element: z.string().nullable(),
  client: z.object({ id: idOf('platform.client'), name: z.string() }).nullable(),
  person: z.string().nullable(),
  status: z.int(),
  ms: z.int(),
  support: z.boolean(),
})
export type ActionLine = z.output<typeof ActionLine>

/** The last 24 hours. */
export const ActionFigures = z.object({
  total: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** Each with how many calls in each of the last 24 hours, the present one last; `id` is null for the platform's own. */
  applications: z.array(
    z.object({
      id: z.int().nullable(),
      name: z.string().nullable(),
      total: z.int(),
      refused: z.int(),
      hours: z.array(z.int()),
    }),
  ),
  slowest: z.array(z.object({ call: z.string(), total: z.int(), p95: z.int() })),
  mostRefused: z.array(z.object({ call: z.string(), refused: z.int() })),
})
export type ActionFigures = z.output<typeof ActionFigures>
