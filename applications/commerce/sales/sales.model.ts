import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'

export const kindsOfDocument = ['order', 'delivery_note', 'invoice', 'credit_note'] as const

export const NoteRow = z.object({
  id: idOf('platform.sales_document'),
  kind: z.enum(kindsOfDocument),
  number: z.string(),
  company: z.string(),
  partnerId: idOf('platform.partner'),
  customer: z.string(),
  /** When it left; of what does not leave, when it was written. */
  at: z.string(),
  goods: z.string().nullable(),
  pallets: z.int(),
  cases: z.int(),
  kg: Kilograms,
})
export type NoteRow = z.output<typeof NoteRow>

export const Note = NoteRow.extend({
  lines: z.array(
    z.object({
      id: idOf('platform.sales_document_line'),
      articleId: idOf('platform.article'),
      article: z.string(),
      lotId: idOf('atelier.lot').nullable(),
      lot: z.string().nullable(),
      sscc: z.string().nullable(),
      cases: z.int(),
      kg: Kilograms,
    }),
  ),
})
export type Note = z.output<typeof Note>

/** Weeks that a list of sales compares. */
export const weeksCompared = 13
/** Weeks that one article or customer is drawn over. */
export const weeksDrawn = 53

export const Week = z.object({ year: z.int(), week: z.int() })
export type Week = z.output<typeof Week>

/** What was sold of something, week by week in the order of the answer's weeks. */
export const SoldRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Of an article its family, of a customer its code. */
  about: z.string().nullable(),
  weeks: z.array(Kilograms),
  cases: z.int(),
  kg: Kilograms,
  /** The last week against the one before, in hundredths; null where nothing was sold then. */
  changePct: z.number().nullable(),
})
export type SoldRow = z.output<typeof SoldRow>

export const Sold = z.object({ weeks: z.array(Week), rows: z.array(SoldRow) })
export type Sold = z.output<typeof Sold>

/** The last week against the one before, rounded to a tenth of a hundredth; null where nothing was sold then. */
export function changeOf(weeks: readonly number[]): number | null {
  const [before = 0, last = 0] = weeks.slice(-2)
  return before === 0 ? null : Math.round((1_000 * (last - before)) / before) / 10
}

/** One article or customer over a year, with whom it was sold to, or what. */
export const SoldInFull = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  weeks: z.array(z.object({ ...Week.shape, kg: Kilograms, lastYearKg: Kilograms })),
  kg: Kilograms,
  cases: z.int(),
  notes: z.int(),
  lastAt: z.string().nullable(),
  parts: z.array(z.object({ id: z.string(), name: z.string(), kg: Kilograms, cases: z.int(), sharePct: z.number() })),
})
export type SoldInFull = z.output<typeof SoldInFull>

/** What left of an article in a week: by customer, each day from Monday to Sunday in cases. */
export const Actuals = z.object({
  article: z.string(),
  days: z.array(z.string()),
  rows: z.array(
    z.object({
      id: idOf('platform.partner'),
      customer: z.string(),
      cases: z.array(z.int()),
      total: z.int(),
      kg: Kilograms,
    }),
  ),
  total: z.int(),
  kg: Kilograms,
})
export type Actuals = z.output<typeof Actuals>
