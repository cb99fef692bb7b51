import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RequestRow } from '../request.model.ts'
import { StateChip } from './state-chip.tsx'

export function useRequestColumns(): Column<RequestRow>[] {
  const t = useT()
  const { date, dayAndMonth, money } = useFormat()
  const amountOf = ({ orderedCents, estimatedCents }: RequestRow) => orderedCents ?? estimatedCents
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 120 },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`demandes.request.state.${state}`),
      cell: ({ state, isLate }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <StateChip state={state} />
          {isLate && <Chip label={t('demandes.request.late')} tone="error" />}
        </Box>
      ),
      width: 140,
      onPhone: 'badge',
    },
    { key: 'purpose', label: t('demandes.request.purpose'), text: ({ purpose }) => purpose },
    {
      key: 'kind',
      label: t('demandes.request.kind'),
      text: ({ kind }) => t(`demandes.request.kind.${kind}`),
      width: 120,
      isOptional: true,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'requester',
      label: t('demandes.request.requester'),
      text: ({ requester, service }) => [requester, service].filter(Boolean).join(' · '),
      width: 180,
      hiddenBelow: 'lg',
    },
    { key: 'neededOn', label: t('demandes.request.needed'), text: ({ neededOn }) => date(neededOn), width: 130 },
    {
      key: 'amount',
      label: t('demandes.request.amount'),
      text: row => {
        const cents = amountOf(row)
        return cents === undefined || cents === null ? null : money(cents)
      },
      align: 'end',
      width: 130,
    },
    {
      key: 'enteredAt',
      label: t('demandes.request.turn'),
      text: ({ waitsFor, supplier, enteredAt }) =>
        [waitsFor ?? supplier, dayAndMonth(enteredAt)].filter(Boolean).join(' · '),
      width: 180,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
  ]
}
