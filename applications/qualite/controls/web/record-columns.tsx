import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLimits } from '../../control-plans/control-plans.web.ts'
import type { ControlRecord } from '../control.model.ts'
import { VerdictChip } from './verdict-chip.tsx'

/** What was found, the values in short. */
export function useRecordColumns(): Column<ControlRecord>[] {
  const t = useT()
  const { moment } = useFormat()
  const { valueOf } = useLimits()
  return [
    {
      key: 'recordedAt',
      label: t('qualite.controls.recorded'),
      text: ({ recordedAt }) => moment(recordedAt),
      cell: ({ recordedAt }) => <Moment instant={recordedAt} />,
      width: 190,
      onPhone: 'across',
    },
    {
      key: 'plan',
      label: t('qualite.controls.plan'),
      text: ({ code, label }) => `${label} (${code})`,
      onPhone: 'title',
    },
    { key: 'lot', label: t('qualite.controls.lot'), text: ({ lotNumber }) => lotNumber, width: 150, hiddenBelow: 'lg' },
    {
      key: 'values',
      label: t('qualite.controls.values'),
      text: ({ values }) => values.map(read => `${read.name} ${valueOf(read, read.value)}`).join(' · '),
      hiddenBelow: 'md',
    },
    {
      key: 'verdict',
      label: t('qualite.controls.verdict'),
      text: ({ verdict }) => t(`qualite.controls.verdict.${verdict}`),
      cell: ({ verdict }) => <VerdictChip verdict={verdict} />,
      width: 140,
      onPhone: 'badge',
    },
    {
      key: 'late',
      label: t('qualite.controls.punctuality'),
      text: ({ isLate }) => t(isLate ? 'qualite.controls.late' : 'qualite.controls.in-time'),
      cell: ({ isLate }) =>
        isLate ? <Chip label={t('qualite.controls.late')} tone="warning" /> : t('qualite.controls.in-time'),
      width: 130,
      hiddenBelow: 'lg',
    },
    { key: 'by', label: t('field.by'), text: ({ by }) => by, width: 160, hiddenBelow: 'lg' },
    {
      key: 'validated',
      label: t('qualite.controls.validated-by'),
      text: ({ validatedBy, validatedAt }) =>
        [validatedBy, validatedAt && moment(validatedAt)].filter(Boolean).join(', '),
      hiddenBelow: 'lg',
    },
  ]
}
