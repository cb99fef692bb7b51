import Card from '@mui/material/Card'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Bars } from '#kernel/web/kit/bars.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { SparkBars } from '#kernel/web/kit/spark-bars.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ProductionRow } from '../yield.model.ts'
import { yieldsCalls } from '../yields.calls.ts'

/** What was harvested week by week, of all crops and of each. */
export function ProductionPage() {
  const t = useT()
  const { weight } = useFormat()
  const { data, ...answer } = useCall(yieldsCalls.getProduction, {})
  const list = useListState({ module: 'culture.production', usualSize: 25 })
  const columns = useColumns()
  const total = (place: number) => data?.rows.reduce((sum, { weeks }) => sum + (weeks[place] ?? 0), 0) ?? 0
  return (
    <Page title={t('culture.production.title')}>
      {data && data.rows.length > 0 && (
        <Card sx={{ p: 2.5 }}>
          <Bars
            title={t('culture.production.by-week')}
            points={data.weeks.map(({ week }, place) => ({
              label: t('culture.production.week', { week }),
              value: total(place),
            }))}
            written={kg => weight(kg)}
          />
        </Card>
      )}
      <DataTable
        label={t('culture.production.title')}
        {...wholeTable({
          list,
          answer: { ...answer, data: data?.rows },
          columns,
          textOf: ({ code, name }) => `${code} ${name}`,
        })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        searchBy={t('culture.production.crop')}
        exportName={t('culture.production.title')}
        empty={{ title: t('culture.production.none'), text: t('culture.production.none-text') }}
      />
    </Page>
  )
}

function useColumns(): Column<ProductionRow>[] {
  const t = useT()
  const { weight, number } = useFormat()
  return [
    { key: 'name', label: t('culture.production.crop'), text: ({ code, name }) => `${name} (${code})` },
    {
      key: 'lastWeek',
      label: t('culture.production.this-week'),
      text: ({ weeks }) => weight(weeks.at(-1) ?? 0),
      comparedBy: ({ weeks }) => weeks.at(-1) ?? 0,
      align: 'end',
      width: 160,
    },
    {
      key: 'weeks',
      label: t('culture.production.trend'),
      text: ({ weeks }) => weeks.map(kg => weight(kg)).join(', '),
      comparedBy: ({ kg }) => kg,
      cell: ({ weeks }) => <SparkBars values={weeks} width={156} />,
      width: 190,
      hiddenBelow: 'md',
      onPhone: 'hidden',
    },
    {
      key: 'area',
      label: t('culture.production.area'),
      text: ({ areaM2 }) => t('culture.production.m2', { m2: number(areaM2) }),
      comparedBy: ({ areaM2 }) => areaM2,
      align: 'end',
      width: 140,
      hiddenBelow: 'lg',
    },
    {
      key: 'kgM2',
      label: t('culture.yields.per-m2'),
      text: ({ kgM2 }) => (kgM2 === null ? null : number(kgM2)),
      comparedBy: ({ kgM2 }) => kgM2 ?? -1,
      align: 'end',
      width: 110,
    },
    {
      key: 'kg',
      label: t('culture.production.thirteen-weeks'),
      text: ({ kg }) => weight(kg),
      comparedBy: ({ kg }) => kg,
      align: 'end',
      width: 160,
    },
  ]
}
