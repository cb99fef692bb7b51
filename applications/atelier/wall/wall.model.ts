import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { type StopReason, stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { casesPerHour, estimatedEnd, netMinutes } from '#atelier/fabrication-orders/figures.model.ts'
import { lineStates } from '#atelier/lines/line.model.ts'

/** What a screen on a wall shows of a line: no name, no customer, no weight. */
export const WallOfLine = z.object({
  id: idOf('atelier.ligne_atelier'),
  label: z.string(),
  state: z.enum(lineStates),
  article: z.string().nullable(),
  doneCases: z.int(),
  plannedCases: z.int(),
  casesPerHour: z.int().nullable(),
  standardCasesPerHour: z.int().nullable(),
  estimatedEnd: z.string().nullable(),
  stop: z.object({ since: z.string(), reasonCode: z.enum(stopReasons) }).nullable(),
  /** Cases of today by the hour at which they were counted, by the clocks of Paris. */
  hours: z.array(z.object({ hour: z.int(), cases: z.int() })),
  stops: z.array(
    z.object({
      id: idOf('atelier.pause'),
      startedAt: z.string(),
      reasonCode: z.enum(stopReasons),
      minutes: z.int(),
      isOpen: z.boolean(),
    }),
  ),
  next: z.array(
    z.object({
      id: idOf('atelier.ligne_detail'),
      date: z.iso.date(),
      shift: z.string(),
      article: z.string(),
      cases: z.int(),
    }),
  ),
  /** When this was true. */
  at: z.string(),
})
export type WallOfLine = z.output<typeof WallOfLine>

/** What the database tells of a line (`atelier.wall_of`). */
export type LineFacts = Pick<WallOfLine, 'id' | 'label' | 'hours' | 'stops' | 'next'> & {
  active: boolean
  order: {
    state: 'running' | 'suspended'
    article: string
    doneCases: number
    plannedCases: number
    standardCasesPerHour: number | null
    startedAt: string | null
    pauses: readonly { startedAt: string; endedAt: string | null; reasonCode: StopReason }[]
  } | null
}

/** A line with the figures of an instant. */
export function wallFrom({ active, order, ...line }: LineFacts, now: string): WallOfLine {
  if (!order) return { ...line, ...nothingMade, state: active ? 'idle' : 'off', at: now }
  const { article, doneCases, plannedCases, standardCasesPerHour, startedAt, pauses } = order
  const netMin = netMinutes({ startedAt, finishedAt: null, pauses, now })
  const open = pauses.find(({ endedAt }) => endedAt === null)
  return {
    ...line,
    state: order.state,
    article,
    doneCases,
    plannedCases,
    standardCasesPerHour,
    casesPerHour: casesPerHour(doneCases, netMin),
    estimatedEnd: estimatedEnd({ now, plannedCases, doneCases, netMin, standard: standardCasesPerHour }),
    stop: open ? { since: open.startedAt, reasonCode: open.reasonCode } : null,
    at: now,
  }
}

const nothingMade = {
  article: null,
  doneCases: 0,
  plannedCases: 0,
  casesPerHour: null,
  standardCasesPerHour: null,
  estimatedEnd: null,
  stop: null,
} as const

export type Pace = 'held' | 'slow' | 'stopped' | 'idle'

/** A line keeps its pace at 95 % of what is usual, or more. */
const heldFrom = 0.95

/** How a line goes, in one word. */
export function paceOf({
  state,
  casesPerHour,
  standardCasesPerHour,
}: Pick<WallOfLine, 'state' | 'casesPerHour' | 'standardCasesPerHour'>): Pace {
  if (state === 'suspended') return 'stopped'
  if (state !== 'running') return 'idle'
  if (casesPerHour === null || standardCasesPerHour === null) return 'held'
  return casesPerHour >= standardCasesPerHour * heldFrom ? 'held' : 'slow'
}
