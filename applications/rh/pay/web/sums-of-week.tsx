import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { HrCheck } from '../pay-check.model.ts'
import { useQuantity } from './use-rubric-named.ts'

const figures = ['planned', 'worked', 'away'] as const

/** What all people of a check make of each day. */
export function SumsOfWeek({ days, sums }: { days: readonly string[]; sums: HrCheck['sums'] }) {
  const t = useT()
  const { shortDay } = useFormat()
  const said = useQuantity()
  const unitOf = (figure: (typeof figures)[number]) => (figure === 'away' ? 'days' : 'minutes')
  const inAll = (figure: (typeof figures)[number]) => sums[figure].reduce((sum, one) => sum + one, 0)
  return (
    <SectionCard title={t('rh.pay.sums')}>
      <TableContainer>
        <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}>
          <TableHead>
            <TableRow>
              <TableCell />
              {days.map(day => (
                <TableCell key={day} align="right">
                  {shortDay(day)}
                </TableCell>
              ))}
              <TableCell align="right">{t('rh.hours.worked')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.map(figure => (
              <TableRow key={figure}>
                <TableCell component="th" scope="row">
                  {t(`rh.pay.${figure}`)}
                </TableCell>
                {days.map((day, at) => (
                  <TableCell key={day} align="right">
                    {said({ unit: unitOf(figure), quantity: sums[figure][at] ?? 0 })}
                  </TableCell>
                ))}
                <TableCell align="right">
                  <strong>{said({ unit: unitOf(figure), quantity: inAll(figure) })}</strong>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  )
}
