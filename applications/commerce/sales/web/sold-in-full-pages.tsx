import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { salesCalls } from '../sales.calls.ts'
import type { SoldInFull } from '../sales.model.ts'
import { addressOfActuals, addressOfArticleSales, addressOfCustomerSales } from '../sales-place.model.ts'

type Asked = { data: SoldInFull | undefined; error: Error | null; refetch: () => unknown }

/** One article over a year, and who bought it. */
export function ArticlePage() {
  const t = useT()
  const { articleId = '' } = useParams()
  const asked = useCall(salesCalls.getSalesOfArticle, { articleId })
  const last = asked.data?.weeks.at(-1)
  return (
    <InFull
      asked={asked}
      about={t('commerce.sales.articles')}
      partsLabel={t('commerce.sales.by-customer')}
      partLabel={t('commerce.sales.customer')}
      addressOf={addressOfCustomerSales}
      action={
        last ? (
          <Button variant="outlined" component={Link} to={addressOfActuals(last.year, last.week, articleId)}>
            {t('commerce.sales.to-actuals')}
          </Button>
        ) : null
      }
    />
  )
}

/** One customer over a year, and what he bought. */
export function CustomerPage() {
  const t = useT()
  const { clientId: partnerId = '' } = useParams()
  const asked = useCall(salesCalls.getSalesOfCustomer, { partnerId })
  return (
    <InFull
      asked={asked}
      about={t('commerce.sales.customers')}
      partsLabel={t('commerce.sales.by-article')}
      partLabel={t('trade.article')}
      addressOf={addressOfArticleSales}
      action={null}
    />
  )
}

type Props = {
  asked: Asked
  about: string
  partsLabel: string
  partLabel: string
  addressOf: (id: string) => string
  action: ReactNode
}

function InFull({ asked: { data, error, refetch }, about, partsLabel, partLabel, addressOf, action }: Props) {
  const t = useT()
  const { weight, number, moment } = useFormat()
  const list = useListState({ module: 'commerce.sales.parts', usualSize: 25 })
  const columns = useColumns(partLabel)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const lastYear = data.weeks.reduce((sum, { lastYearKg }) => sum + lastYearKg, 0)
  return (
    <Page title={data.name} about={about} context={data.about ?? ''} actions={action}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        <StatCard
          label={t('commerce.sales.year')}
          value={weight(data.kg)}
          note={{ text: `${t('commerce.sales.cases')} : ${number(data.cases)}` }}
        />
        <StatCard
          label={t('commerce.sales.average')}
          value={weight(Math.round((data.kg * 1000) / data.weeks.length) / 1000)}
        />
        <StatCard label={t('commerce.sales.last-year')} value={weight(lastYear)} />
        <StatCard
          label={t('commerce.sales.notes')}
          value={number(data.notes)}
          {...(data.lastAt && { note: { text: `${t('commerce.sales.last-shipped')} : ${moment(data.lastAt)}` } })}
        />
      </Box>
      <Card sx={{ p: 2.5 }}>
        <Curves
          title={t('commerce.sales.over-year')}
          moments={data.weeks.map(({ week, year }) => t('commerce.sales.week-of', { week, year }))}
          measures={[
            {
              name: t('commerce.sales.year'),
              values: data.weeks.map(({ kg }) => kg),
              written: kg => weight(kg),
            },
            {
              name: t('commerce.sales.last-year'),
              values: data.weeks.map(({ lastYearKg }) => lastYearKg),
              written: kg => weight(kg),
              tone: 'info',
            },
          ]}
          height={200}
        />
      </Card>
      <DataTable
        label={partsLabel}
        {...wholeTable({
          list,
          answer: { data: data.parts, error: null, isFetching: false, refetch },
          columns,
          textOf: ({ name }) => name,
        })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => addressOf(id)}
        searchBy={partLabel}
        exportName={data.name}
        empty={{ title: t('commerce.sales.none'), text: t('commerce.sales.none-text') }}
      />
    </Page>
  )
}

type Part = SoldInFull['parts'][number]

function useColumns(partLabel: string): Column<Part>[] {
  const t = useT()
  const { weight, number } = useFormat()
  return [
    { key: 'name', label: partLabel, text: ({ name }) => name },
    {
      key: 'share',
      label: t('commerce.sales.share'),
      text: ({ sharePct }) => `${number(sharePct)} %`,
      comparedBy: ({ sharePct }) => sharePct,
      align: 'end',
      width: 120,
    },
    {
      key: 'cases',
      label: t('commerce.sales.cases'),
      text: ({ cases }) => number(cases),
      comparedBy: ({ cases }) => cases,
      align: 'end',
      width: 130,
    },
    {
      key: 'kg',
      label: t('trade.weight'),
      text: ({ kg }) => weight(kg),
      comparedBy: ({ kg }) => kg,
      align: 'end',
      width: 170,
    },
  ]
}
