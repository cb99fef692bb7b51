import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Week } from '#commerce/sales/sales.model.ts'

/** Weeks that are forecast from today's on, and whole weeks behind that propose and are judged. */
export const weeksForecast = 8
export const weeksBehind = 4

export const statesOfForecast = ['draft', 'validated', 'frozen'] as const

type Compared = { forecast: number | null; actual: number }

/**
 * How reliable forecasts were, in per cent: one less the sum of gaps of what was sold (design of commerce, section 6). A
 * forecast of what nobody took is not reliable at all; where neither stood nothing is said.
 */
export function reliabilityOf(weeks: readonly Compared[]): number | null {
  const told = weeks.filter(({ forecast }) => forecast !== null)
  const actual = told.reduce((sum, week) => sum + week.actual, 0)
  const gaps = told.reduce((sum, week) => sum + Math.abs(week.actual - (week.forecast ?? 0)), 0)
  if (told.length === 0 || (actual === 0 && gaps === 0)) return null
  return actual === 0 ? 0 : Math.max(0, Math.round(1_000 * (1 - gaps / actual)) / 10)
}

/** What the last whole weeks sold on average, in whole cases; nothing where they sold nothing. */
export function proposalOf(sold: readonly number[]): number | null {
  const mean = sold.reduce((sum, cases) => sum + cases, 0) / Math.max(sold.length, 1)
  return mean > 0 ? Math.round(mean) : null
}

const whom = {
  companyId: idOf('platform.company'),
  company: z.string(),
  articleId: idOf('platform.article'),
  article: z.string(),
  partnerId: idOf('platform.partner'),
  customer: z.string(),
} as const

export const ForecastRow = z.object({
  ...whom,
  cells: z.array(
    z.object({
      cases: z.int().nullable(),
      state: z.enum(statesOfForecast).nullable(),
      /** 0 where nothing stands. */
      version: z.int32(),
    }),
  ),
  proposal: z.int().nullable(),
  reliabilityPct: z.number().nullable(),
})
export type ForecastRow = z.output<typeof ForecastRow>

export const SalesForecast = z.object({ weeks: z.array(Week), rows: z.array(ForecastRow) })
export type SalesForecast = z.output<typeof SalesForecast>

const named = z.object({ id: z.uuid(), name: z.string() })

export const ForecastChoices = z.object({
  companies: z.array(named),
  articles: z.array(named),
  customers: z.array(named),
})
export type ForecastChoices = z.output<typeof ForecastChoices>

export const ForecastOfArticle = z.object({
  article: z.string(),
  rows: z.array(
    z.object({
      id: idOf('commerce.sales_forecast'),
      company: z.string(),
      customer: z.string(),
      cases: z.int(),
      state: z.enum(statesOfForecast),
      version: z.int32(),
      actual: z.int(),
      gap: z.int(),
      canChange: z.boolean(),
      /** The oldest first. */
      versions: z.array(
        z.object({
          versionNo: z.int(),
          cases: z.int(),
          reason: z.string().nullable(),
          by: z.string().nullable(),
          at: z.string(),
        }),
      ),
    }),
  ),
  /** What left to customers of whom nothing was forecast. */
  unforeseen: z.int(),
  forecast: z.int(),
  actual: z.int(),
})
export type ForecastOfArticle = z.output<typeof ForecastOfArticle>
