import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { forecastsCalls } from './forecasts.calls.ts'

const frozen = (here: Here) => here.row('commerce.sales_forecast', ({ state }) => state === 'frozen')
const isCustomer = ({ roles }: Readonly<Record<string, unknown>>) => (roles as readonly string[]).includes('customer')

export const forecastsExamples: Examples<typeof forecastsCalls> = {
  saveSalesForecast: here => ({
    cells: [
      {
        companyId: String(here.row('commerce.sales_forecast')?.company_id ?? here.id('platform.company')),
        articleId: here.id('platform.article', ({ is_sold }) => is_sold === true),
        partnerId: here.id('platform.partner', isCustomer),
        year: 2099,
        week: 3,
        cases: 12,
        version: 0,
      },
    ],
  }),
  validateSalesForecast: () => ({ year: 2099, week: 3 }),
  freezeSalesForecast: () => ({ year: 2099, week: 3 }),
  changeFrozenForecast: here => ({
    id: String(frozen(here)?.id ?? here.id('commerce.sales_forecast')),
    version: Number(frozen(here)?.version ?? 1),
    cases: 12,
    reason: 'mot',
  }),
  getForecastOfArticle: here => ({ year: 2026, week: 48, articleId: here.id('platform.article') }),
}
