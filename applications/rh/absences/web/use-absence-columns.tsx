import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { Absence, AbsenceState } from '../absence.model.ts'
import { useDaysInWords } from './use-days-in-words.ts'

const tones = {
  requested: 'warning',
  approved_1: 'info',
  approved: 'success',
  refused: 'error',
  withdrawn: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<AbsenceState, Tone>

export function useAbsenceColumns(): Column<Absence>[] {
  const t = useT()
  const { stretch, days, kind } = useDaysInWords()
  return [
    { key: 'name', label: t('field.name'), text: row => `${row.name} ${row.firstname}` },
    { key: 'type', label: t('rh.absence.type'), text: row => kind(row) },
    { key: 'fromDay', label: t('rh.absence.when'), text: stretch },
    { key: 'days', label: t('rh.absence.days'), text: row => days(row.hundredths), align: 'end', width: 100 },
    {
      key: 'balance',
      label: t('rh.absence.left'),
      text: row => (row.balanceAfter === null ? '' : days(row.balanceAfter)),
      cell: row =>
        row.balanceAfter !== null && row.balanceAfter < 0 ? (
          <Chip label={days(row.balanceAfter)} tone="error" />
        ) : row.balanceAfter === null ? (
          ''
        ) : (
          days(row.balanceAfter)
        ),
      align: 'end',
      width: 120,
      hiddenBelow: 'md',
    },
    {
      key: 'reason',
      label: t('rh.absence.private-reason'),
      text: row => row.privateReason ?? row.decisionReason,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    { key: 'company', label: t('field.company'), text: row => row.company, isOptional: true },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.absence.state.${row.state}`),
      cell: row => <Chip label={t(`rh.absence.state.${row.state}`)} tone={tones[row.state]} />,
      onPhone: 'badge',
      width: 150,
    },
  ]
}
