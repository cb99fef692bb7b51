import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { forecastsCalls } from './forecasts.calls.ts'

const annual = (here: Here) => {
  const row = here.row('culture.annual_forecast', ({ frozen_at }) => frozen_at === null)
  return {
    plantingId: String(row?.planting_id ?? here.id('culture.planting')),
    version: Number(row?.version ?? 0),
  }
}

export const forecastsExamples: Examples<typeof forecastsCalls> = {
  saveHarvestForecast: here => {
    const planting = here.row(
      'culture.planting',
      ({ ended_on, archived_at }) => ended_on === null && archived_at === null,
    )
    return {
      cells: [
        { plantingId: String(planting?.id ?? here.id('culture.planting')), day: '2027-03-01', kg: 12, version: 0 },
      ],
    }
  },
  validateHarvestForecast: () => ({ year: 2026, week: 49 }),
  getAnnualForecast: () => ({ campaign: 2027 }),
  saveAnnualForecast: here => ({ ...annual(here), weeks: [], reason: 'mot' }),
  freezeAnnualForecast: annual,
}
