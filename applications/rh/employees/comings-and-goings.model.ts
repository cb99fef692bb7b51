import { z } from 'zod'

/** Somebody comes on the first day of a contract and goes on the last. */
export const moments = ['starting', 'ending'] as const
export type Moment = (typeof moments)[number]

/** Both days are of it. */
export type Days = { from: string; to: string }

/** A contract of theirs begins, or ends, in these days. */
export type Move = { moment: Moment; days: Days }

/** Days as an address tells them: `2026-01-01..2026-12-31`. */
export const written = ({ from, to }: Days) => `${from}..${to}`

/** What an address tells: two days of the calendar, in their order. */
export const WrittenDays = z
  .string()
  .regex(/^[1-9]\d{3}-\d{2}-\d{2}\.\.[1-9]\d{3}-\d{2}-\d{2}$/)
  .transform(text => {
    const [from = '', to = ''] = text.split('..')
    return { from, to }
  })
  .pipe(z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => from <= to))

/** The days that an address tells; undefined where it tells none. */
export const daysIn = (text: string | undefined): Days | undefined => WrittenDays.safeParse(text).data

/** The month of a day. */
export function monthOf(day: string): Days {
  const told = Temporal.PlainDate.from(day)
  return { from: told.with({ day: 1 }).toString(), to: told.with({ day: told.daysInMonth }).toString() }
}
