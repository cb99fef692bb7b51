import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { CorrectionReason, Day, ValuesOfSeries, Written, WritingReport } from './daily-value.model.ts'
import { elementsOfValues, namesOfPages } from './values-page.model.ts'

const touches = ['energie/energy-invoices', 'energie/volumes', 'energie/plans']
const ofPage = z.strictObject({ page: z.enum(namesOfPages) })

/** Values of the market, of gas and of the weather: each page by its own right, which `pageWithin` judges. */
export const dailyValuesCalls = calls('energie/daily-values', {
  /** A period of at most 1,100 days. */
  getDailyValues: {
    method: 'GET',
    path: 'energie/daily-values/:page',
    access: reads(...elementsOfValues),
    input: ofPage
      .extend({ from: Day, to: Day })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 1_100 * 86_400_000, {
        path: ['to'],
        error: 'energie.values.period',
      }),
    answer: z.array(ValuesOfSeries),
  },
  /** Writes where nothing stands; 400 PCS_RANGE or VALUE_RANGE outside the bounds of its series. */
  saveDailyValues: {
    method: 'PUT',
    path: 'energie/daily-values/:page',
    access: writes(...elementsOfValues),
    touches,
    input: ofPage.extend({ values: z.array(Written).min(1).max(1_000) }),
    answer: WritingReport,
  },
  /** Lines of a CSV; a dry run says what would become of them. */
  importDailyValues: {
    method: 'POST',
    path: 'energie/daily-values/:page/import',
    access: writes(...elementsOfValues),
    touches,
    input: ofPage.extend({ text: z.string().min(1).max(200_000), dryRun: z.boolean() }),
    answer: WritingReport,
  },
  /** Takes the place of the value that was read; 409 when another stands there by now. */
  correctDailyValue: {
    method: 'PUT',
    path: 'energie/daily-values/:page/correct',
    access: manages(...elementsOfValues),
    touches,
    input: ofPage.extend({ ...Written.shape, standing: Written.shape.value, reason: CorrectionReason }),
    answer: WritingReport,
  },
})
