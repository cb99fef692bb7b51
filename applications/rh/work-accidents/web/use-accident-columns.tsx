import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StateOfAccident, WorkAccident } from '../work-accident.model.ts'
import { TimeToDeclare } from './time-to-declare.tsx'

const tones = {
  reported: 'warning',
  declared: 'info',
  registered: 'info',
  closed: 'neutral',
} as const satisfies Record<StateOfAccident, Tone>

export function useAccidentColumns(): Column<WorkAccident>[] {
  const t = useT()
  const { date, moment } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: ({ name, firstname }) => `${name} ${firstname}` },
    { key: 'occurredAt', label: t('rh.accident.occurred'), text: ({ occurredAt }) => moment(occurredAt), width: 170 },
    { key: 'kind', label: t('rh.accident.kind'), text: ({ kind }) => t(`rh.accident.kind.${kind}`) },
    { key: 'circumstances', label: t('rh.accident.circumstances'), text: row => row.circumstances, hiddenBelow: 'lg' },
    {
      key: 'stop',
      label: t('rh.accident.stop'),
      text: ({ stoppedFrom, stoppedTo }) =>
        stoppedFrom &&
        (stoppedTo
          ? t('rh.accident.stop-days', { from: date(stoppedFrom), to: date(stoppedTo) })
          : t('rh.accident.stop-since', { from: date(stoppedFrom) })),
      hiddenBelow: 'md',
    },
    { key: 'register', label: t('rh.accident.register'), text: ({ register }) => register, isOptional: true },
    { key: 'company', label: t('field.company'), text: ({ company }) => company, isOptional: true },
    {
      key: 'declareUntil',
      label: t('rh.accident.declare-until'),
      text: ({ declareUntil, declaredAt }) => moment(declareUntil ?? declaredAt),
      cell: ({ declareUntil, declaredAt }) =>
        declareUntil ? <TimeToDeclare until={declareUntil} /> : declaredAt && moment(declaredAt),
      width: 170,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`rh.accident.state.${state}`),
      cell: ({ state }) => <Chip label={t(`rh.accident.state.${state}`)} tone={tones[state]} />,
      onPhone: 'badge',
      width: 150,
    },
  ]
}
