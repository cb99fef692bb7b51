import Card from '@mui/material/Card'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { EntryGrid, type GridCell } from '#kernel/web/kit/entry-grid.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type HarvestForecast, type HarvestForecastRow, judgeWeek } from '../forecast.model.ts'
import { harvestForecastElement } from '../forecasts-place.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { useHarvestEntry } from './use-harvest-entry.ts'
import { ForecastWeeks } from './forecast-weeks.tsx'

/** What each crop should give in the next four weeks, day by day: typed here, validated week by week. */
export function HarvestForecastPage() {
  const t = useT()
  const { data, error, refetch } = useCall(forecastsCalls.getHarvestForecast, {})
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page title={t('culture.forecast.harvest-title')} context={t('culture.forecast.harvest-context')}>
      {data.rows.length === 0 ? (
        <Empty title={t('culture.forecast.none')} text={t('culture.forecast.none-text')} />
      ) : (
        <HarvestGrid read={data} />
      )}
    </Page>
  )
}

function HarvestGrid({ read }: { read: HarvestForecast }) {
  const t = useT()
  const { number, week, shortDay } = useFormat()
  const writes = useLevel(harvestForecastElement) >= 2
  const entry = useHarvestEntry(read)
  const { days, today, rows } = entry.forecast
  const byKey = new Map(rows.map(row => [row.plantingId, row]))
  const cellOf = (plantingId: string, day: string): GridCell => {
    const row = byKey.get(plantingId)
    const cell = row?.cells.find(one => one.day === day)
    if (!row || !cell) return { value: null }
    if (day < today) return { value: cell.kg, told: number(cell.harvestedKg ?? 0, { maximumFractionDigits: 0 }) }
    const typed = entry.typedAt(plantingId, day)
    return {
      value: typed === undefined ? cell.kg : typed,
      proposal: cell.proposalKg,
      look: cell.state === 'validated' ? 'firm' : isUnusual(row, day) ? 'unusual' : 'plain',
      fault: entry.faultAt(plantingId, day),
    }
  }
  return (
    <>
      <ForecastWeeks entry={entry} />
      <Card sx={{ p: 0 }}>
        <EntryGrid
          label={t('culture.forecast.harvest-title')}
          corner={t('culture.forecast.kg-a-day')}
          rows={rows.map(row => ({
            key: row.plantingId,
            label: `${row.code} · ${row.variety}`,
            more: row.place,
            end:
              row.errorPct === null
                ? undefined
                : t('culture.forecast.error', { percent: number(row.errorPct, { maximumFractionDigits: 1 }) }),
          }))}
          columns={days.map((day, index) => ({
            key: day,
            label: shortDay(day),
            more: index % 7 === 0 ? week(day) : undefined,
          }))}
          cellOf={cellOf}
          onTyped={entry.type}
          isReadOnly={!writes}
        />
      </Card>
    </>
  )
}

/** More than one believes of a week, which is nevertheless kept. */
function isUnusual({ cells, areaM2 }: HarvestForecastRow, day: string) {
  const index = cells.findIndex(cell => cell.day === day)
  const week = cells.slice(index - (index % 7), index - (index % 7) + 7)
  return judgeWeek(1_000 * week.reduce((sum, { kg }) => sum + (kg ?? 0), 0), areaM2) === 'unusual'
}
