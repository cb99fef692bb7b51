import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { MonthlyFigures } from './figures-of-month.model.ts'
import { figuresElement } from './figures-place.model.ts'

/** What the applications tell of a month, for the companies whose finances the caller reads. */
export const figuresCalls = calls('finances/figures', {
  /** Of the present month up to today, beside the same days of the year before. */
  getFiguresOfMonth: {
    method: 'GET',
    path: 'finances/figures/:month',
    access: reads(figuresElement),
    input: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    answer: MonthlyFigures,
  },
})
