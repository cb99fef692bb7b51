import { cultureAnswers } from '#culture/culture-db.ts'
import { forecastsCalls } from './forecasts.calls.ts'
import { annualForecast } from './server/annual-forecast.queries.ts'
import { harvestForecast } from './server/harvest-forecast.queries.ts'
import { freezeAnnualForecast, saveAnnualForecast } from './server/write-annual-forecast.ts'
import { saveHarvestForecast, validateHarvestForecast } from './server/write-harvest-forecast.ts'

export const forecastsServer = cultureAnswers(forecastsCalls, {
  getHarvestForecast: harvestForecast,
  saveHarvestForecast,
  validateHarvestForecast,
  getAnnualForecast: (given, { campaign }) => annualForecast(given, campaign),
  saveAnnualForecast,
  freezeAnnualForecast,
})
