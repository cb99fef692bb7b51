import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { AnnualForecast, AnnualForecastRow, HarvestForecast, WeekForecast } from './forecast.model.ts'
import { annualForecastElement, harvestForecastElement } from './forecasts-place.model.ts'

const touches = ['culture'] as const

/** What crops should give: by day for four weeks, by week for a campaign (design of crops, section 4). */
export const forecastsCalls = calls('culture/forecasts', {
  /** Of crops that stand, in the companies whose forecasts one reads. */
  getHarvestForecast: {
    method: 'GET',
    path: 'culture/forecasts/harvest',
    access: reads(harvestForecastElement),
    answer: HarvestForecast,
  },
  /** Without kilograms a day is emptied. 400 DAY_PAST, TOO_MUCH at its cell; 409 VERSION_CONFLICT */
  saveHarvestForecast: {
    method: 'PUT',
    path: 'culture/forecasts/harvest',
    access: writes(harvestForecastElement),
    touches,
    input: z.strictObject({
      cells: z
        .array(
          z.strictObject({
            plantingId: idOf('culture.planting'),
            day: z.iso.date(),
            kg: Kilograms.nullable(),
            version: z.int32(),
          }),
        )
        .min(1)
        .max(2_000),
    }),
    answer: HarvestForecast,
  },
  /** What was entered for a week counts from then on. */
  validateHarvestForecast: {
    method: 'POST',
    path: 'culture/forecasts/harvest/validate',
    access: manages(harvestForecastElement),
    touches,
    input: z.strictObject({ year: z.int().min(2000).max(2101), week: z.int().min(1).max(53) }),
    answer: HarvestForecast,
  },
  getAnnualForecast: {
    method: 'GET',
    path: 'culture/forecasts/annual',
    access: reads(annualForecastElement),
    input: z.strictObject({ campaign: z.coerce.number<number>().int().min(2000).max(2100).optional() }),
    answer: AnnualForecast,
  },
  /** All weeks of a crop; over a frozen version a new one is made, with its reason. 400 REASON_REQUIRED; 409 VERSION_CONFLICT */
  saveAnnualForecast: {
    method: 'PUT',
    path: 'culture/forecasts/annual/:plantingId',
    access: writes(annualForecastElement),
    touches,
    input: z.strictObject({
      plantingId: idOf('culture.planting'),
      version: z.int32(),
      reason: z.string().overwrite(asOneLine).min(1).max(200).nullable().default(null),
      weeks: z.array(WeekForecast).max(53),
    }),
    answer: AnnualForecastRow,
  },
  /** 409 TRANSITION_INVALID where nothing is left to freeze */
  freezeAnnualForecast: {
    method: 'POST',
    path: 'culture/forecasts/annual/:plantingId/freeze',
    access: manages(annualForecastElement),
    touches,
    input: z.strictObject({ plantingId: idOf('culture.planting'), version: z.int32() }),
    answer: AnnualForecastRow,
  },
})
