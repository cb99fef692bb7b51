import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { ForecastChoices, ForecastOfArticle, SalesForecast } from './forecast.model.ts'
import { forecastElement, freezeRight } from './forecasts-place.model.ts'

const week = { year: z.int().min(2000).max(2199), week: z.int().min(1).max(53) }
const cases = z.int().min(0).max(1_000_000)
const change = { method: 'POST', touches: ['commerce'], answer: SalesForecast } as const

/** What customers should take, week by week (design of commerce, section 6). */
export const forecastsCalls = calls('commerce/forecasts', {
  /** Of what was sold these last weeks, or is forecast already; today's week and the seven that follow. */
  getSalesForecast: {
    method: 'GET',
    path: 'commerce/forecasts',
    access: reads(forecastElement),
    answer: SalesForecast,
  },
  getForecastChoices: {
    method: 'GET',
    path: 'commerce/forecasts/choices',
    access: reads(forecastElement),
    answer: ForecastChoices,
  },
  /** Without cases a week is emptied. 400 WEEK_PAST at its cell; 409 FORECAST_FROZEN, VERSION_CONFLICT */
  saveSalesForecast: {
    ...change,
    method: 'PUT',
    path: 'commerce/forecasts',
    access: writes(forecastElement),
    input: z.strictObject({
      cells: z
        .array(
          z.strictObject({
            companyId: idOf('platform.company'),
            articleId: idOf('platform.article'),
            partnerId: idOf('platform.partner'),
            ...week,
            cases: cases.nullable(),
            version: z.int32(),
          }),
        )
        .min(1)
        .max(2_000),
    }),
  },
  validateSalesForecast: {
    ...change,
    path: 'commerce/forecasts/validate',
    access: manages(forecastElement),
    input: z.strictObject(week),
  },
  /** What was validated changes from then on with a reason alone. */
  freezeSalesForecast: {
    ...change,
    path: 'commerce/forecasts/freeze',
    access: writes(freezeRight),
    input: z.strictObject(week),
  },
  /** 409 TRANSITION_INVALID of one that is not frozen, VERSION_CONFLICT */
  changeFrozenForecast: {
    ...change,
    path: 'commerce/forecasts/change',
    access: writes(freezeRight),
    input: z.strictObject({
      id: idOf('commerce.sales_forecast'),
      version: z.int32(),
      cases,
      reason: z.string().overwrite(asOneLine).min(1).max(200),
    }),
  },
  /** 404 of a week that its year does not have. */
  getForecastOfArticle: {
    method: 'GET',
    path: 'commerce/forecasts/:year/:week/:articleId',
    access: reads(forecastElement),
    input: z.strictObject({
      year: z.coerce.number<number>().int().min(2000).max(2199),
      week: z.coerce.number<number>().int().min(1).max(53),
      articleId: idOf('platform.article'),
    }),
    answer: ForecastOfArticle,
  },
})
