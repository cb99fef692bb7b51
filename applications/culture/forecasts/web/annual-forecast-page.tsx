import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { EntryGrid, type TypedCell } from '#kernel/web/kit/entry-grid.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { AnnualForecast, AnnualForecastRow } from '../forecast.model.ts'
import { annualForecastElement } from '../forecasts-place.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { CurveActs } from './curve-acts.tsx'

/** What each crop of a campaign should give, week by week; saved crop by crop, frozen when it is agreed on. */
export function AnnualForecastPage() {
  const t = useT()
  const [campaign, setCampaign] = useState<number | null>(null)
  const { data, error, refetch } = useCall(forecastsCalls.getAnnualForecast, campaign === null ? {} : { campaign })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={t('culture.forecast.annual-title')}
      context={t('culture.forecast.annual-context')}
      actions={
        <FilterSelect
          label={t('culture.yields.campaign')}
          chosen={String(data.campaign)}
          onChoose={value => setCampaign(Number(value))}
          choices={data.campaigns.map(year => ({ value: String(year), label: String(year) }))}
        />
      }
    >
      {data.rows.length === 0 ? (
        <Empty title={t('culture.forecast.none')} text={t('culture.forecast.none-text')} />
      ) : (
        <AnnualGrid key={data.campaign} forecast={data} />
      )}
    </Page>
  )
}

export type Curve = ReadonlyMap<string, number | null>
const weekKey = ({ year, week }: { year: number; week: number }) => `${year} ${week}`

function AnnualGrid({ forecast: { weeks, rows } }: { forecast: AnnualForecast }) {
  const t = useT()
  const { number } = useFormat()
  const writes = useLevel(annualForecastElement) >= 2
  const [typed, setTyped] = useState<ReadonlyMap<string, Curve>>(new Map())
  const figure = (kgM2: number) => number(kgM2, { maximumFractionDigits: 2 })
  const place = new Map(weeks.map((week, index) => [weekKey(week), index]))
  const valueAt = (row: AnnualForecastRow, column: string) => {
    const own = typed.get(row.plantingId)?.get(column)
    return own === undefined ? (row.weeks[place.get(column) ?? -1] ?? null) : own
  }
  const type = (cells: readonly TypedCell[]) =>
    setTyped(present => {
      const next = new Map(present)
      for (const { row, column, value } of cells) next.set(row, new Map([...(next.get(row) ?? []), [column, value]]))
      return next
    })
  const forget = (plantingId: string) =>
    setTyped(present => new Map([...present].filter(([key]) => key !== plantingId)))
  const weeksOf = (row: AnnualForecastRow) =>
    weeks.flatMap(week => {
      const kgM2 = valueAt(row, weekKey(week))
      return kgM2 === null ? [] : [{ ...week, kgM2 }]
    })
  const sumOf = (row: AnnualForecastRow) => weeksOf(row).reduce((sum, { kgM2 }) => sum + kgM2, 0)
  const byKey = new Map(rows.map(row => [row.plantingId, row]))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card sx={{ p: 0 }}>
        <EntryGrid
          label={t('culture.forecast.annual-title')}
          corner={t('culture.forecast.kg-m2-a-week')}
          rows={rows.map(row => ({
            key: row.plantingId,
            label: `${row.code} · ${row.variety}`,
            more: row.place,
            end: t('culture.forecast.total-of', {
              total: figure(sumOf(row)),
              target: row.targetKgM2 === null ? '—' : figure(row.targetKgM2),
            }),
          }))}
          columns={weeks.map(({ year, week }, index) => ({
            key: weekKey({ year, week }),
            label: t('culture.production.week', { week }),
            more: index === 0 || week === 1 ? String(year) : undefined,
          }))}
          cellOf={(plantingId, column) => {
            const row = byKey.get(plantingId)
            return {
              value: row ? valueAt(row, column) : null,
              look: row?.frozenAt && !typed.get(plantingId)?.has(column) ? 'firm' : 'plain',
            }
          }}
          onTyped={type}
          decimals={3}
          isReadOnly={!writes}
        />
      </Card>
      {rows.map(row => (
        <CurveActs
          key={row.plantingId}
          row={row}
          weeks={typed.has(row.plantingId) ? weeksOf(row) : null}
          onSaved={() => forget(row.plantingId)}
        />
      ))}
    </Box>
  )
}
