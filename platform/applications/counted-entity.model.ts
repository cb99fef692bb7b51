import { z } from 'zod'

/** What may be counted; anything else is refused. */
export const countedEntities = ['clients', 'users', 'logins', 'documents', 'envelopes', 'errors', 'bugReports'] as const
export const CountedEntity = z.enum(countedEntities)
export type CountedEntity = z.output<typeof CountedEntity>

export const Period = z.enum(['day', 'week', 'month', 'year'])
export type Period = z.output<typeof Period>

/** Days from `from` to `until`, without the latter. */
export type Span = { from: Temporal.PlainDate; until: Temporal.PlainDate }

/** The last periods, today included: a week is seven days, wherever the calendar begins its own. */
export function lastPeriods(today: Temporal.PlainDate, period: Period, count: number): Span {
  const until = today.add({ days: 1 })
  return { from: until.subtract({ [`${period}s`]: count }), until }
}

export const periodsBefore = ({ from }: Span, period: Period, count: number): Span => ({
  from: from.subtract({ [`${period}s`]: count }),
  until: from,
})

/** In percent, to a tenth; null where nothing was before: no number says how much more than nothing it is. */
export const evolution = (from: number, to: number) =>
  from === 0 ? null : Math.round(((to - from) / from) * 1_000) / 10
