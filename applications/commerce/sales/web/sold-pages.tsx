import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { SparkBars } from '#kernel/web/kit/spark-bars.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import type { Whole } from '#kernel/web/kit/page-of-whole.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { salesCalls } from '../sales.calls.ts'
import type { Sold, SoldRow } from '../sales.model.ts'
import { addressOfArticleSales, addressOfCustomerSales } from '../sales-place.model.ts'

/** Articles by what left of them in thirteen weeks. */
export function ArticlesPage() {
  const t = useT()
  const answer = useCall(salesCalls.getSalesByArticle, {})
  return (
    <SoldPage
      title={t('commerce.sales.articles')}
      of={t('trade.article')}
      about={t('trade.family')}
      module="commerce.sales.articles"
      answer={answer}
      addressOf={addressOfArticleSales}
    />
  )
}

/** Customers by what left for them in thirteen weeks. */
export function CustomersPage() {
  const t = useT()
  const answer = useCall(salesCalls.getSalesByCustomer, {})
  return (
    <SoldPage
      title={t('commerce.sales.customers')}
      of={t('commerce.sales.customer')}
      about={t('field.code')}
      module="commerce.sales.customers"
      answer={answer}
      addressOf={addressOfCustomerSales}
    />
  )
}

type Props = {
  title: string
  of: string
  /** What is said of each beside its name. */
  about: string
  module: string
  answer: Omit<Whole<SoldRow>, 'data'> & { data: Sold | undefined }
  addressOf: (id: string) => string
}

function SoldPage({ title, of, about, module, answer: { data, ...asked }, addressOf }: Props) {
  const t = useT()
  const list = useListState({ module, usualSize: 25 })
  const columns = useColumns(of, about)
  return (
    <Page title={title}>
      <DataTable
        label={title}
        {...wholeTable({
          list,
          answer: { ...asked, data: data?.rows },
          columns,
          textOf: ({ name, about }) => `${name} ${about ?? ''}`,
        })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => addressOf(id)}
        searchBy={of}
        exportName={title}
        empty={{ title: t('commerce.sales.none'), text: t('commerce.sales.none-text') }}
      />
    </Page>
  )
}

function useColumns(of: string, about: string): Column<SoldRow>[] {
  const t = useT()
  const { weight, number } = useFormat()
  const inPct = (pct: number) => `${pct > 0 ? '+' : ''}${number(pct)} %`
  return [
    { key: 'name', label: of, text: ({ name }) => name },
    { key: 'about', label: about, text: row => row.about, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'lastWeek',
      label: t('commerce.sales.last-week'),
      text: ({ weeks }) => weight(weeks.at(-1) ?? 0),
      comparedBy: ({ weeks }) => weeks.at(-1) ?? 0,
      align: 'end',
      width: 160,
    },
    {
      key: 'change',
      label: t('commerce.sales.change'),
      text: ({ changePct }) => (changePct === null ? null : inPct(changePct)),
      comparedBy: ({ changePct }) => changePct ?? 0,
      cell: ({ changePct }) =>
        changePct === null ? '—' : <Chip label={inPct(changePct)} tone={changePct < 0 ? 'warning' : 'success'} />,
      align: 'end',
      width: 130,
      hiddenBelow: 'md',
    },
    {
      key: 'trend',
      label: t('commerce.sales.trend'),
      text: ({ weeks }) => weeks.map(kg => weight(kg)).join(', '),
      comparedBy: ({ kg }) => kg,
      cell: ({ weeks }) => <SparkBars values={weeks} width={156} />,
      width: 190,
      hiddenBelow: 'md',
      onPhone: 'hidden',
    },
    {
      key: 'cases',
      label: t('commerce.sales.cases'),
      text: ({ cases }) => number(cases),
      comparedBy: ({ cases }) => cases,
      align: 'end',
      width: 110,
      hiddenBelow: 'lg',
    },
    {
      key: 'kg',
      label: t('commerce.sales.thirteen-weeks'),
      text: ({ kg }) => weight(kg),
      comparedBy: ({ kg }) => kg,
      align: 'end',
      width: 160,
    },
  ]
}
