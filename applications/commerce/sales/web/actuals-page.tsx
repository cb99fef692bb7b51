import { Navigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { isOfNothing, useWeekOfArticle } from '#commerce/use-week-of-article.ts'
import { WeeksBeside } from '#commerce/weeks-beside.tsx'
import { salesCalls } from '../sales.calls.ts'
import type { Actuals } from '../sales.model.ts'
import { addressOfActuals, addressOfCustomerSales } from '../sales-place.model.ts'

type Row = Actuals['rows'][number]

/** What left of an article in a week, by customer and day. */
export function ActualsPage() {
  const t = useT()
  const { weight, number } = useFormat()
  const { articleId, year, week, isWeek } = useWeekOfArticle()
  const list = useListState({ module: 'commerce.actuals', usualSize: 25 })
  const { data, error, refetch, isFetching } = useCall(
    salesCalls.getActuals,
    { year, week, articleId },
    { enabled: isWeek },
  )
  const columns = useColumns(data)
  if (!isWeek || isOfNothing(error)) return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={data.article}
      about={t('commerce.actuals.title')}
      context={[
        t('commerce.sales.week-of', { week, year }),
        `${t('commerce.sales.cases')} : ${number(data.total)}`,
        weight(data.kg),
      ].join(' · ')}
      actions={
        <WeeksBeside year={year} week={week} addressOf={(...beside) => addressOfActuals(...beside, articleId)} />
      }
    >
      <DataTable
        label={t('commerce.actuals.title')}
        {...wholeTable({
          list,
          answer: { data: data.rows, error: null, isFetching, refetch },
          columns,
          textOf: ({ customer }) => customer,
        })}
        rowId={({ id }) => id}
        rowName={({ customer }) => customer}
        rowPath={({ id }) => addressOfCustomerSales(id)}
        exportName={`${data.article} ${year}-${week}`}
        empty={{ title: t('commerce.actuals.none'), text: t('commerce.sales.none-text') }}
      />
    </Page>
  )
}

function useColumns(data: Actuals | undefined): Column<Row>[] {
  const t = useT()
  const { weight, number, dayAndMonth } = useFormat()
  return [
    { key: 'customer', label: t('commerce.sales.customer'), text: ({ customer }) => customer },
    ...(data?.days ?? []).map(
      (day, place): Column<Row> => ({
        key: day,
        label: dayAndMonth(`${day}T12:00:00Z`),
        text: ({ cases }) => (cases[place] ? number(cases[place]) : null),
        comparedBy: ({ cases }) => cases[place] ?? 0,
        align: 'end',
        width: 90,
        hiddenBelow: 'md',
        onPhone: 'hidden',
      }),
    ),
    {
      key: 'total',
      label: t('commerce.actuals.total'),
      text: ({ total }) => number(total),
      comparedBy: ({ total }) => total,
      align: 'end',
      width: 100,
    },
    {
      key: 'kg',
      label: t('trade.weight'),
      text: ({ kg }) => weight(kg),
      comparedBy: ({ kg }) => kg,
      align: 'end',
      width: 140,
    },
  ]
}
