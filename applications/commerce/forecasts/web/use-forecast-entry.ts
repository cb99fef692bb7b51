import { useSend } from '#kernel/web/api.ts'
import { useGridEntry } from '#kernel/web/kit/use-grid-entry.ts'
import type { ForecastRow, SalesForecast } from '../forecast.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

type Whom = Pick<ForecastRow, 'companyId' | 'articleId' | 'partnerId'>

/** How the grid names a line, and a week of it. */
export const lineOf = ({ companyId, articleId, partnerId }: Whom) => [companyId, articleId, partnerId].join(' ')
export const columnOf = ({ year, week }: { year: number; week: number }) => `${year}-${week}`

/** Cases by article, customer and week, saved as they are typed; weeks are validated and frozen once all is saved. */
export function useForecastEntry(read: SalesForecast) {
  const stays = { staysOnPage: true } as const
  const saving = useSend(forecastsCalls.saveSalesForecast, stays)
  const validation = useSend(forecastsCalls.validateSalesForecast, stays)
  const freezing = useSend(forecastsCalls.freezeSalesForecast, stays)
  const { told, change, ...entry } = useGridEntry(read, (cells, newest) =>
    saving.send({
      cells: cells.map(({ row, column, value }) => {
        const [companyId = '', articleId = '', partnerId = ''] = row.split(' ')
        const [year = 0, week = 0] = column.split('-').map(Number)
        const index = newest.weeks.findIndex(one => columnOf(one) === column)
        const version = newest.rows.find(one => lineOf(one) === row)?.cells[index]?.version ?? 0
        return { companyId, articleId, partnerId, year, week, cases: value, version }
      }),
    }),
  )
  return {
    ...entry,
    forecast: told,
    isSending: saving.isSending || validation.isSending || freezing.isSending,
    validate: (week: { year: number; week: number }) => change(() => validation.send(week)),
    freeze: (week: { year: number; week: number }) => change(() => freezing.send(week)),
  }
}

export type ForecastEntry = ReturnType<typeof useForecastEntry>
