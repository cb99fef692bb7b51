import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DpaeRow } from '../dpae.model.ts'
import { DpaeChip, HiringClock, useClockInWords } from './dpae-chips.tsx'

/** Who is hired when, how long is left, where the declaration stands and why. */
export function useDpaeColumns(): Column<DpaeRow>[] {
  const t = useT()
  const { date } = useFormat()
  const clock = useClockInWords()
  const why = useWhy()
  const hired = ({ hiringDate, hiringTime }: DpaeRow) =>
    t('rh.dpae.at-hour', { day: date(hiringDate), hour: hiringTime })
  return [
    { key: 'name', label: t('rh.field.employee'), text: row => `${row.name} ${row.firstname}` },
    { key: 'startsAt', label: t('rh.dpae.hiring'), text: hired, comparedBy: row => row.startsAt, width: 190 },
    { key: 'deadline', label: t('rh.dpae.deadline'), text: clock, cell: row => <HiringClock {...row} />, width: 190 },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.dpae.state.${row.state}`),
      cell: row => (
        <Box sx={{ py: 0.5 }}>
          <DpaeChip state={row.state} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, display: { xs: 'none', sm: 'block' } }}>
            {why(row)}
          </Typography>
        </Box>
      ),
      onPhone: 'badge',
    },
    { key: 'why', label: t('rh.dpae.why'), text: why, isOptional: true },
    {
      key: 'number',
      label: t('rh.field.contract'),
      text: row => row.number,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 110,
    },
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg', onPhone: 'hidden' },
  ]
}

/** One line beneath the state: the receipt, the organism's words, what is missing, when it leaves. */
function useWhy() {
  const t = useT()
  const { moment } = useFormat()
  return ({ state, receiptNumber, error, reasons, sendAt }: DpaeRow) => {
    if (state === 'accepted') return receiptNumber ?? ''
    if (state === 'scheduled' && sendAt) return moment(sendAt)
    if (state === 'rejected' && error) return error
    const [first, ...more] = reasons.filter(({ code }) => code !== 'TOO_EARLY')
    if (!first || state === 'in_progress' || state === 'not_needed') return ''
    return more.length > 0 ? t('rh.dpae.and-more', { reason: first.message, more: more.length }) : first.message
  }
}
