import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { daysOfWeek, weekBeside, weekOf } from '#kernel/shared/iso-week.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { firstWeekOfCampaign } from '../plantings/planting.model.ts'

/** Four ISO weeks from today's are forecast day by day (design of crops, section 4). */
export const weeksForecast = 4

/** Kilograms a square metre and week that nobody is believed; from half of it on the figure is looked at twice. */
export const mostKgM2 = 8
const unusualKgM2 = 4

/** How believable a harvest of a week is, in grams on so many square metres. */
export function judgeWeek(grams: number, areaM2: number): 'usual' | 'unusual' | 'refused' {
  const kgM2 = grams / 1_000 / areaM2
  if (kgM2 > mostKgM2) return 'refused'
  return kgM2 > unusualKgM2 ? 'unusual' : 'usual'
}

/** The days that are forecast: from the Monday of the week of a day. */
export function daysForecast(today: string): string[] {
  const { year, week } = weekOf(today)
  return Array.from({ length: weeksForecast }, (_, step) => {
    const beside = weekBeside(year, week, step)
    return daysOfWeek(beside.year, beside.week)
  }).flat()
}

/** The weeks of a campaign: from week 45 of the year before up to week 44 of its year. */
export function weeksOfCampaign(campaign: number): { year: number; week: number }[] {
  const weeks = []
  let beside = { year: campaign - 1, week: firstWeekOfCampaign }
  while (beside.year < campaign || beside.week < firstWeekOfCampaign) {
    weeks.push(beside)
    beside = weekBeside(beside.year, beside.week, 1)
  }
  return weeks
}

type Compared = { forecastG: number | null; harvestedG: number }

/**
 * By how much forecasts were off: the sum of all gaps of what was harvested, of days that had a forecast, in per cent with one
 * decimal. Nothing harvested: null.
 */
export function errorOf(days: readonly Compared[]): number | null {
  let gaps = 0
  let harvested = 0
  for (const { forecastG, harvestedG } of days) {
    if (forecastG === null) continue
    gaps += Math.abs(harvestedG - forecastG)
    harvested += harvestedG
  }
  return harvested === 0 ? null : Math.round((1_000 * gaps) / harvested) / 10
}

/** What the same day of the last weeks gave on average, to ten kilograms; of less than two weeks nothing is proposed. */
export function proposalOf(sameDaysG: readonly number[]): number | null {
  if (sameDaysG.filter(g => g > 0).length < 2) return null
  const mean = sameDaysG.reduce((sum, g) => sum + g, 0) / sameDaysG.length
  return Math.round(mean / 10_000) * 10_000
}

export const ForecastCell = z.object({
  day: z.string(),
  kg: Kilograms.nullable(),
  state: z.enum(['entered', 'validated']).nullable(),
  /** 0 where nothing stands. */
  version: z.int32(),
  /** From what the same day gave these last weeks. */
  proposalKg: Kilograms.nullable(),
  /** Of days that are over, and today. */
  harvestedKg: Kilograms.nullable(),
})
export type ForecastCell = z.output<typeof ForecastCell>

const crop = {
  plantingId: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
  areaM2: z.number(),
} as const

export const HarvestForecastRow = z.object({
  ...crop,
  cells: z.array(ForecastCell),
  /** Of the last 28 days, in per cent of what was harvested; null where no forecast stood. */
  errorPct: z.number().nullable(),
})
export type HarvestForecastRow = z.output<typeof HarvestForecastRow>

export const HarvestForecast = z.object({
  days: z.array(z.string()),
  today: z.string(),
  rows: z.array(HarvestForecastRow),
})
export type HarvestForecast = z.output<typeof HarvestForecast>

const kgM2 = z.number().min(0).max(mostKgM2).multipleOf(0.001)
const week = { year: z.int().min(2000).max(2101), week: z.int().min(1).max(53) }

export const AnnualForecastRow = z.object({
  ...crop,
  /** 0 before there is one. */
  versionNo: z.int(),
  version: z.int32(),
  reason: z.string().nullable(),
  frozenAt: z.string().nullable(),
  weeks: z.array(z.number().nullable()),
  totalKgM2: z.number(),
  targetKgM2: z.number().nullable(),
  /** What came in up to now, on the same square metres. */
  harvestedKgM2: z.number(),
})
export type AnnualForecastRow = z.output<typeof AnnualForecastRow>

export const AnnualForecast = z.object({
  campaign: z.int(),
  campaigns: z.array(z.int()),
  weeks: z.array(z.object(week)),
  rows: z.array(AnnualForecastRow),
})
export type AnnualForecast = z.output<typeof AnnualForecast>

export const WeekForecast = z.strictObject({ ...week, kgM2 })
