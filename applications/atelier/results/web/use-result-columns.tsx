import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type ResultRow, trsPct, yieldOf } from '../result.model.ts'
import { useHoursAndMinutes } from './use-hours-and-minutes.ts'

const tones = {
  created: 'neutral',
  running: 'success',
  suspended: 'warning',
  finished: 'info',
  closed: 'neutral',
  cancelled: 'neutral',
} as const

/** Columns of the results, an order a row. */
export function useResultColumns(): Column<ResultRow>[] {
  const t = useT()
  const { number, percent, weight, date, shortDay } = useFormat()
  const lasting = useHoursAndMinutes()
  const share = (value: number | null) => (value === null ? '—' : percent(value / 100))
  return [
    {
      key: 'article',
      label: t('atelier.field.article'),
      text: row => row.article,
      phoneCell: row => `${row.article} · ${row.line}`,
      width: '20%',
    },
    {
      key: 'day',
      label: t('field.day'),
      text: row => date(row.day),
      cell: row => <Box sx={{ whiteSpace: 'nowrap' }}>{shortDay(row.day)}</Box>,
      comparedBy: row => row.day,
      width: 96,
    },
    { key: 'line', label: t('atelier.results.line'), text: row => row.line, onPhone: 'hidden' },
    { key: 'customer', label: t('atelier.field.customer'), text: row => row.customer, hiddenBelow: 'lg' },
    {
      key: 'cases',
      label: t('atelier.results.cases'),
      text: row => `${number(row.doneCases)} / ${number(row.plannedCases)}`,
      comparedBy: row => row.doneCases,
      align: 'end',
    },
    {
      key: 'produced',
      label: t('atelier.results.produced'),
      text: row => weight(row.producedKg),
      comparedBy: row => row.producedKg,
      align: 'end',
    },
    {
      key: 'yield',
      label: t('atelier.results.yield'),
      text: row => share(yieldOf([row])),
      comparedBy: row => yieldOf([row]),
      align: 'end',
      hiddenBelow: 'md',
    },
    {
      key: 'trs',
      label: t('atelier.results.trs'),
      text: row => share(trsPct([row])),
      comparedBy: row => trsPct([row]),
      align: 'end',
    },
    {
      key: 'stops',
      label: t('atelier.results.stops'),
      text: row => lasting(row.stopMin),
      cell: row => <Stops row={row} said={lasting(row.stopMin)} />,
      comparedBy: row => row.stopMin,
      hiddenBelow: 'md',
      width: 150,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`atelier.order.state.${row.state}`),
      cell: row => <Chip label={t(`atelier.order.state.${row.state}`)} tone={tones[row.state]} />,
      onPhone: 'badge',
      width: 116,
    },
  ]
}

/** How much of the time for which the line was wanted it stood still. */
function Stops({ row: { stopMin, elapsedMin, plannedStopMin }, said }: { row: ResultRow; said: string }) {
  const wanted = elapsedMin - plannedStopMin
  const part = wanted > 0 ? Math.min(1, stopMin / wanted) : 0
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ width: `${part * 100}%`, height: 1, bgcolor: 'warning.main' }} />
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {said}
      </Box>
    </Box>
  )
}
