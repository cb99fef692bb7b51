import { commerceAnswers } from '#commerce/commerce-db.ts'
import { forecastsCalls } from './forecasts.calls.ts'
import { forecastOfArticle } from './server/forecast-of-article.queries.ts'
import { forecastChoices, salesForecast } from './server/sales-forecast.queries.ts'
import {
  changeFrozenForecast,
  freezeSalesForecast,
  saveSalesForecast,
  validateSalesForecast,
} from './server/write-sales-forecast.ts'

export const forecastsServer = commerceAnswers(forecastsCalls, {
  getSalesForecast: salesForecast,
  getForecastChoices: forecastChoices,
  saveSalesForecast,
  validateSalesForecast,
  freezeSalesForecast,
  changeFrozenForecast,
  getForecastOfArticle: forecastOfArticle,
})
