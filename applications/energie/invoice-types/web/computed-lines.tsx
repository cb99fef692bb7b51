import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { MissingOfComputation } from '#energie/missing-of-computation.tsx'
import type { invoiceTypesCalls } from '../invoice-types.calls.ts'

type Computed = AnswerOf<typeof invoiceTypesCalls.testInvoiceType>

/** What a period should cost line by line, or what is missing to say it. */
export function ComputedLines({ computed }: { computed: Computed }) {
  const t = useT()
  const { date, number, money } = useFormat()
  if (computed.missing.length > 0) return <MissingOfComputation missing={computed.missing} />
  const figure = (value: number, decimals: number) =>
    number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('energie.invoice-types.component')}</TableCell>
            <TableCell>{t('energie.invoice-types.days')}</TableCell>
            <TableCell align="right">{t('energie.invoice-types.quantity')}</TableCell>
            <TableCell align="right">{t('energie.invoice-types.price')}</TableCell>
            <TableCell align="right">{t('energie.invoice-types.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {computed.lines.map(({ component, from, to, unit, quantity, price, amountCents }) => (
            <TableRow key={`${component} ${from}`}>
              <TableCell>
                <bdi>{component}</bdi>
              </TableCell>
              <TableCell>{`${date(from)} – ${date(to)}`}</TableCell>
              <TableCell align="right">{`${figure(quantity, 3)} ${t(`energie.invoice-types.unit.${unit}`)}`}</TableCell>
              <TableCell align="right">
                {`${figure(price, 4)} ${t(`energie.rates.unit-short.${unit === 'kwh' ? 'eur_mwh' : 'eur_month'}`)}`}
              </TableCell>
              <TableCell align="right">{money(amountCents)}</TableCell>
            </TableRow>
          ))}
          {(
            [
              ['excl', computed.totalExclCents],
              ['vat', computed.vatCents],
              ['incl', computed.totalExclCents + computed.vatCents],
            ] as const
          ).map(([total, cents]) => (
            <TableRow key={total} sx={{ '& td': { fontWeight: total === 'excl' ? 700 : 400 } }}>
              <TableCell colSpan={4}>{t(`energie.invoice-types.total.${total}`)}</TableCell>
              <TableCell align="right">{money(cents)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
