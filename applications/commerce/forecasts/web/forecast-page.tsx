import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { EntryGrid, type GridCell } from '#kernel/web/kit/entry-grid.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { ForecastRow, SalesForecast } from '../forecast.model.ts'
import { addressOfForecast, forecastElement } from '../forecasts-place.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { AddLineDialog } from './add-line-dialog.tsx'
import { columnOf, lineOf, useForecastEntry } from './use-forecast-entry.ts'
import { WeeksOfForecast } from './weeks-of-forecast.tsx'

/** What customers should take of each article in the next eight weeks, in cases. */
export function ForecastPage() {
  const t = useT()
  const writes = useLevel(forecastElement) >= 2
  const { data, error, refetch } = useCall(forecastsCalls.getSalesForecast, {})
  const [added, setAdded] = useState<readonly ForecastRow[]>([])
  const [isAdding, setIsAdding] = useState(false)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={t('commerce.forecasts')}
      context={t('commerce.forecast.context')}
      actions={
        writes && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('commerce.forecast.add-line')}
          </Button>
        )
      }
    >
      {data.rows.length + added.length === 0 ? (
        <Empty title={t('commerce.forecast.none')} text={t('commerce.forecast.none-text')} />
      ) : (
        <ForecastGrid read={data} added={added} />
      )}
      {isAdding && (
        <AddLineDialog
          weeks={data.weeks.length}
          onClose={() => setIsAdding(false)}
          onAdd={row => setAdded(rows => [...rows, row])}
        />
      )}
    </Page>
  )
}

function ForecastGrid({ read, added }: { read: SalesForecast; added: readonly ForecastRow[] }) {
  const t = useT()
  const { number } = useFormat()
  const writes = useLevel(forecastElement) >= 2
  const entry = useForecastEntry(read)
  const { weeks, rows: known } = entry.forecast
  const standing = new Set(known.map(lineOf))
  const rows = [...added.filter(row => !standing.has(lineOf(row))), ...known]
  const byLine = new Map(rows.map(row => [lineOf(row), row]))
  const places = new Map(weeks.map((week, index) => [columnOf(week), index]))
  const figure = (cases: number) => number(cases, { maximumFractionDigits: 0 })
  const cellOf = (line: string, column: string): GridCell => {
    const row = byLine.get(line)
    const cell = row?.cells[places.get(column) ?? -1]
    if (!row || !cell) return { value: null }
    if (cell.state === 'frozen') return { value: cell.cases, told: figure(cell.cases ?? 0) }
    const typed = entry.typedAt(line, column)
    return {
      value: typed === undefined ? cell.cases : typed,
      proposal: row.proposal,
      look: cell.state === 'validated' ? 'firm' : 'plain',
      fault: entry.faultAt(line, column),
    }
  }
  return (
    <>
      <WeeksOfForecast entry={entry} rows={rows} />
      <Card sx={{ p: 0 }}>
        <EntryGrid
          label={t('commerce.forecasts')}
          corner={t('commerce.forecast.cases-a-week')}
          rows={rows.map(row => ({
            key: lineOf(row),
            label: row.article,
            more: row.customer,
            to: weeks[0] && addressOfForecast(weeks[0].year, weeks[0].week, row.articleId),
            end:
              row.reliabilityPct === null
                ? undefined
                : t('commerce.forecast.reliability', { percent: number(row.reliabilityPct) }),
          }))}
          columns={weeks.map(({ year, week }) => ({
            key: columnOf({ year, week }),
            label: t('commerce.forecast.short-week', { week }),
            more: String(year),
          }))}
          cellOf={cellOf}
          onTyped={entry.type}
          isReadOnly={!writes}
        />
      </Card>
    </>
  )
}
