import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfOrder } from '#atelier/fabrication-orders/order-place.model.ts'
import { orderChanged } from '#atelier/floor.signals.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import { type ResultRow, sumOf, trsPct, yieldOf } from '../result.model.ts'
import { resultsCalls } from '../results.calls.ts'
import { useResultColumns } from './use-result-columns.tsx'
import { useHoursAndMinutes } from './use-hours-and-minutes.ts'

/** What the lines of a workshop made in a week, and what stood in their way. */
export function ResultsPage() {
  const t = useT()
  const place = useWorkshop()
  const week = useWeek()
  const { workshop } = place
  const list = useListState({ module: 'atelier.results', usualSize: 25 })
  const columns = useResultColumns()
  const asked = { atelierId: workshop?.id ?? '', from: week.days[0] as string, to: week.days[6] as string }
  const answer = useCall(resultsCalls.getResults, asked, {
    enabled: workshop !== undefined,
    keepsFormer: true,
    staysOnPage: true,
  })
  const again = () => void answer.refetch()
  useSignal(orderChanged, told => told.workshopId === workshop?.id && again())
  useReconnected(again)
  const table = wholeTable({ list, answer, columns, textOf: wordsOf })
  return (
    <Page
      title={t('atelier.results')}
      context={workshop && t('atelier.results.context', { week: week.week, workshop: workshop.name })}
      actions={
        <>
          <ExportButton name={t('atelier.results')} columns={columns} answer={table.answer} />
          <WorkshopFilter {...place} />
          <WeekBar {...week} />
        </>
      }
    >
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {place.workshops && !workshop && (
        <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} />
      )}
      {workshop && (
        <>
          {answer.data && answer.data.length > 0 && <Figures rows={answer.data} />}
          <DataTable
            label={t('atelier.results')}
            {...table}
            rowId={({ orderId }) => orderId}
            rowName={({ number }) => number}
            rowPath={({ orderId }) => addressOfOrder(orderId)}
            searchBy={t('atelier.results.search')}
            empty={{ title: t('atelier.results.none'), text: t('atelier.results.none-text') }}
          />
        </>
      )}
    </Page>
  )
}

const wordsOf = ({ number, line, article, customer }: ResultRow) => `${number} ${line} ${article} ${customer ?? ''}`

/** The week in five figures. */
function Figures({ rows }: { rows: readonly ResultRow[] }) {
  const t = useT()
  const { number, percent } = useFormat()
  const lasting = useHoursAndMinutes()
  const [done, planned] = [sumOf(rows, 'doneCases'), sumOf(rows, 'plannedCases')]
  const share = (value: number | null) => (value === null ? '—' : percent(value / 100))
  return (
    <Box sx={figures}>
      <StatCard
        label={t('atelier.field.doneCases')}
        value={number(done)}
        note={{ text: t('atelier.results.of-planned', { planned: number(planned) }) }}
      />
      <StatCard label={t('atelier.results.produced')} value={number(Math.round(sumOf(rows, 'producedKg')))} />
      <StatCard label={t('atelier.results.yield')} value={share(yieldOf(rows))} />
      <StatCard label={t('atelier.results.trs')} value={share(trsPct(rows))} />
      <StatCard label={t('atelier.results.stops')} value={lasting(sumOf(rows, 'stopMin'))} />
    </Box>
  )
}

const figures = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
}
