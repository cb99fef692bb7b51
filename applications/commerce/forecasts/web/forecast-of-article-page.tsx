import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfActuals } from '#commerce/sales/sales-place.model.ts'
import { isOfNothing, useWeekOfArticle } from '#commerce/use-week-of-article.ts'
import { WeeksBeside } from '#commerce/weeks-beside.tsx'
import type { ForecastOfArticle } from '../forecast.model.ts'
import { addressOfForecast } from '../forecasts-place.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { VersionsSheet } from './versions-sheet.tsx'

type Row = ForecastOfArticle['rows'][number]
const tones = { draft: 'neutral', validated: 'primary', frozen: 'info' } as const

/** One article in one week: what each customer should take, and what he took. */
export function ForecastOfArticlePage() {
  const t = useT()
  const { number } = useFormat()
  const { articleId, year, week, isWeek } = useWeekOfArticle()
  const list = useListState({ module: 'commerce.forecast', usualSize: 25 })
  const [shown, setShown] = useState<string | null>(null)
  const { data, error, refetch, isFetching } = useCall(
    forecastsCalls.getForecastOfArticle,
    { year, week, articleId },
    { enabled: isWeek },
  )
  const columns = useColumns(setShown)
  if (!isWeek || isOfNothing(error)) return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const row = data.rows.find(({ id }) => id === shown)
  return (
    <Page
      title={data.article}
      about={t('commerce.forecasts')}
      context={[
        t('commerce.sales.week-of', { week, year }),
        t('commerce.forecast.forecast-of', { cases: number(data.forecast) }),
        t('commerce.forecast.actual-of', { cases: number(data.actual) }),
        data.unforeseen > 0 && t('commerce.forecast.unforeseen', { cases: number(data.unforeseen) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <Button component={Link} to={addressOfActuals(year, week, articleId)} variant="outlined">
            {t('commerce.sales.to-actuals')}
          </Button>
          <WeeksBeside year={year} week={week} addressOf={(...beside) => addressOfForecast(...beside, articleId)} />
        </>
      }
    >
      <DataTable
        label={t('commerce.forecasts')}
        {...wholeTable({
          list,
          answer: { data: data.rows, error: null, isFetching, refetch },
          columns,
          textOf: ({ customer }) => customer,
        })}
        rowId={({ id }) => id}
        rowName={({ customer }) => customer}
        exportName={`${data.article} ${year}-${week}`}
        empty={{ title: t('commerce.forecast.none-of-week'), text: t('commerce.forecast.none-text') }}
      />
      {row && <VersionsSheet row={row} onClose={() => setShown(null)} />}
    </Page>
  )
}

function useColumns(show: (id: string) => void): Column<Row>[] {
  const t = useT()
  const { number, difference } = useFormat()
  return [
    { key: 'customer', label: t('trade.customer'), text: ({ customer }) => customer },
    { key: 'company', label: t('field.company'), text: ({ company }) => company, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`commerce.forecast.state.${state}`),
      cell: ({ state }) => <Chip label={t(`commerce.forecast.state.${state}`)} tone={tones[state]} />,
      width: 130,
      onPhone: 'badge',
    },
    {
      key: 'cases',
      label: t('commerce.forecast.forecast'),
      text: ({ cases }) => number(cases),
      comparedBy: ({ cases }) => cases,
      align: 'end',
      width: 120,
    },
    {
      key: 'actual',
      label: t('commerce.forecast.actual'),
      text: ({ actual }) => number(actual),
      comparedBy: ({ actual }) => actual,
      align: 'end',
      width: 120,
    },
    {
      key: 'gap',
      label: t('commerce.forecast.gap'),
      text: ({ gap }) => difference(gap),
      comparedBy: ({ gap }) => gap,
      align: 'end',
      width: 120,
    },
    {
      key: 'versions',
      label: t('field.versions'),
      text: ({ versions }) => number(versions.length),
      cell: ({ id, customer, versions }) => {
        const count = t('commerce.forecast.versions', { count: versions.length })
        return (
          <Button size="small" color="inherit" aria-label={`${count}, ${customer}`} onClick={() => show(id)}>
            {count}
          </Button>
        )
      },
      align: 'end',
      width: 120,
    },
  ]
}
