import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Bars } from '#kernel/web/kit/bars.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import {
  acceptanceOf,
  centsPerTonne,
  type DisputeAnalysis,
  fewestDisputes,
  type Grouping,
  groupings,
  groupingsOf,
  rateOf,
  type ViewOfAnalysis,
} from '../analysis.model.ts'
import type { ReasonOfDispute } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'

const periods = { '3': 3, '6': 6, '12': 12, '24': 24 } as const
const usualPeriod = '12'

/** The disputes of some months: how many, how heavy, of whom and why; amounts for who may see them. */
export function AnalysisPage({ view }: { view: ViewOfAnalysis }) {
  const t = useT()
  const address = useAddress<'by' | 'months'>()
  const chosen = groupings.find(one => one === address.of('by'))
  const by = chosen && groupingsOf[view].includes(chosen) ? chosen : groupingsOf[view][0]
  const months = Object.keys(periods).find(one => one === address.of('months')) ?? usualPeriod
  const today = businessToday()
  const from = today.with({ day: 1 }).subtract({ months: Number(months) - 1 })
  const answer = useCall(disputesCalls.getDisputeAnalysis, {
    view,
    by,
    from: from.toString(),
    to: today.toString(),
  })
  const { data, error, refetch } = answer
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={t(`qualite.analysis.title.${view}`)}
      context={data.totals.disputes < fewestDisputes ? t('qualite.analysis.few', { count: fewestDisputes }) : undefined}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={t('qualite.analysis.by')}
          chosen={by}
          onChoose={value => address.change({ by: value })}
          choices={groupingsOf[view].map(value => ({ value, label: t(`qualite.analysis.by.${value}`) }))}
        />
        <FilterSelect
          label={t('qualite.analysis.period')}
          chosen={months}
          onChoose={value => address.change({ months: value })}
          choices={Object.keys(periods).map(value => ({
            value,
            label: t('qualite.analysis.months', { months: value }),
          }))}
        />
      </Box>
      <Totals analysis={data} />
      <Months analysis={data} />
      <Rows answer={answer} analysis={data} by={by} />
    </Page>
  )
}

function Totals({ analysis: { totals } }: { analysis: DisputeAnalysis }) {
  const t = useT()
  const { number, weight, money } = useFormat()
  const rate = rateOf(totals)
  const { requestedCents, grantedCents } = totals
  const acceptance =
    requestedCents === undefined || grantedCents === undefined ? null : acceptanceOf(requestedCents, grantedCents)
  const perTonne = grantedCents === undefined ? null : centsPerTonne(grantedCents, totals.shippedKg)
  const missing = '—'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(160px, 1fr))' },
      }}
    >
      <StatCard
        label={t('qualite.analysis.disputes')}
        value={number(totals.disputes)}
        note={{ text: t('qualite.analysis.late', { count: totals.late }) }}
      />
      <StatCard
        label={t('qualite.analysis.rate')}
        value={rate === null ? missing : number(rate / 10_000, { style: 'percent', minimumFractionDigits: 2 })}
        note={{ text: t('qualite.analysis.of-shipped', { weight: weight(totals.kg) }) }}
      />
      <StatCard
        label={t('qualite.analysis.median')}
        value={
          totals.medianHours === null
            ? missing
            : t('qualite.analysis.hours', { hours: number(Math.round(totals.medianHours)) })
        }
      />
      {grantedCents !== undefined && requestedCents !== undefined && (
        <>
          <StatCard
            label={t('qualite.dispute.granted')}
            value={money(grantedCents)}
            note={{ text: t('qualite.dispute.of-requested', { amount: money(requestedCents) }) }}
          />
          <StatCard
            label={t('qualite.analysis.acceptance')}
            value={
              acceptance === null ? missing : number(acceptance / 1000, { style: 'percent', minimumFractionDigits: 1 })
            }
          />
          <StatCard label={t('qualite.analysis.per-tonne')} value={perTonne === null ? missing : money(perTonne)} />
        </>
      )}
    </Box>
  )
}

function Months({ analysis: { months } }: { analysis: DisputeAnalysis }) {
  const t = useT()
  const { number, month } = useFormat()
  return (
    <Card sx={{ p: 2.5 }}>
      <Bars
        title={t('qualite.analysis.by-month')}
        points={months.map(({ month: told, disputes }) => ({ label: month(told), value: disputes }))}
        written={value => number(value)}
      />
    </Card>
  )
}

type Row = DisputeAnalysis['rows'][number]
type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown }

function Rows({ answer, analysis, by }: { answer: Asked; analysis: DisputeAnalysis; by: Grouping }) {
  const t = useT()
  const { number, weight, money } = useFormat()
  const list = useListState({ module: `qualite.analysis.${by}` })
  const named = ({ key, label }: Row) =>
    by === 'reason'
      ? t(`qualite.reason.${key as ReasonOfDispute}`)
      : by === 'responsibility'
        ? t(`qualite.responsibility.${key as 'culture'}`)
        : (label ?? t('qualite.analysis.unnamed'))
  const hasAmounts = analysis.rows.some(({ grantedCents }) => grantedCents !== undefined)
  const columns: Column<Row>[] = [
    { key: 'name', label: t(`qualite.analysis.by.${by}`), text: named },
    {
      key: 'disputes',
      label: t('qualite.analysis.disputes'),
      text: ({ disputes }) => number(disputes),
      comparedBy: ({ disputes }) => disputes,
      align: 'end',
      width: 120,
    },
    {
      key: 'kg',
      label: t('trade.weight'),
      text: ({ kg }) => weight(kg),
      comparedBy: ({ kg }) => kg,
      align: 'end',
      width: 150,
    },
    ...(hasAmounts
      ? ([
          {
            key: 'requested',
            label: t('qualite.dispute.requested'),
            text: ({ requestedCents }) => (requestedCents === undefined ? null : money(requestedCents)),
            comparedBy: ({ requestedCents }) => requestedCents,
            align: 'end',
            width: 150,
          },
          {
            key: 'granted',
            label: t('qualite.dispute.granted'),
            text: ({ grantedCents }) => (grantedCents === undefined ? null : money(grantedCents)),
            comparedBy: ({ grantedCents }) => grantedCents,
            align: 'end',
            width: 150,
          },
        ] satisfies Column<Row>[])
      : []),
    {
      key: 'late',
      label: t('qualite.analysis.late-column'),
      text: ({ late }) => number(late),
      comparedBy: ({ late }) => late,
      align: 'end',
      width: 130,
      hiddenBelow: 'md',
    },
  ]
  return (
    <DataTable
      label={t(`qualite.analysis.by.${by}`)}
      {...wholeTable({ list, answer: { ...answer, data: analysis.rows }, columns, textOf: named })}
      rowId={({ key }) => key}
      rowName={named}
      exportName={t(`qualite.analysis.by.${by}`)}
      empty={{ title: t('qualite.analysis.none'), text: t('qualite.analysis.none-text') }}
    />
  )
}

export const SalesAnalysisPage = () => <AnalysisPage view="sales" />
export const ProductionAnalysisPage = () => <AnalysisPage view="production" />
export const QualityAnalysisPage = () => <AnalysisPage view="quality" />
export const AccountingAnalysisPage = () => <AnalysisPage view="accounting" />
