import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'

type Invoice = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>
type Component = Invoice['compared'][number]
type Side = Component['rows'][number]['supplied']

/** The supplier's lines beside the recomputed ones, with the gap of each and of all. */
export function ComparedLines({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const { money } = useFormat()
  const { compared, exclCents, computedCents = null, gapCents = null, creditCents = null, can } = invoice
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums', px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('energie.invoice-types.component')}</TableCell>
            <TableCell align="right">{t('energie.energy-invoices.supplied')}</TableCell>
            <TableCell align="right">{t('energie.energy-invoices.computed')}</TableCell>
            {can.seePrices && <TableCell align="right">{t('energie.energy-invoices.gap')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {compared.flatMap(component =>
            component.rows.map((row, place) => (
              <ComparedRow key={`${component.component} ${place}`} component={component} row={row} place={place} />
            )),
          )}
          {can.seePrices && creditCents !== null && (
            <TableRow>
              <TableCell>{t('energie.energy-invoices.credit')}</TableCell>
              <TableCell align="right">{money(-creditCents)}</TableCell>
              <TableCell />
              <TableCell />
            </TableRow>
          )}
          {can.seePrices && (
            <TableRow sx={{ '& td': { fontWeight: 700 } }}>
              <TableCell>{t('energie.invoice-types.total.excl')}</TableCell>
              <TableCell align="right">{money((exclCents ?? 0) - (creditCents ?? 0))}</TableCell>
              <TableCell align="right">{computedCents === null ? '—' : money(computedCents)}</TableCell>
              <TableCell align="right">{gapCents === null ? '—' : money(gapCents)}</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  )
}

type RowProps = { component: Component; row: Component['rows'][number]; place: number }

/** Where the two sides are not cut alike, one gap stands for all lines of the component. */
function ComparedRow({ component, row: { supplied, computed, gapCents = null }, place }: RowProps) {
  const { date, money } = useFormat()
  const isWhole = component.rows.every(one => one.gapCents == null)
  const shown = isWhole ? component.gapCents : (gapCents ?? 0)
  return (
    <TableRow>
      <TableCell>
        <bdi>{component.component}</bdi>
        {computed && <Box sx={detail}>{`${date(computed.from)} – ${date(computed.to)}`}</Box>}
      </TableCell>
      <SideCell side={supplied} />
      <SideCell side={computed} />
      {component.gapCents !== undefined && (!isWhole || place === 0) && (
        <TableCell
          align="right"
          {...(isWhole && { rowSpan: component.rows.length })}
          sx={{ fontWeight: 600, color: shown === 0 ? 'text.secondary' : 'error.strong' }}
        >
          {money(shown ?? 0)}
        </TableCell>
      )}
    </TableRow>
  )
}

function SideCell({ side }: { side: Side }) {
  const t = useT()
  const { number, money } = useFormat()
  if (!side) return <TableCell align="right">—</TableCell>
  const { unit, quantity, price, amountCents } = side
  const figure = (value: number, decimals: number) =>
    number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const isPriced = amountCents !== undefined
  return (
    <TableCell align="right">
      {isPriced && <Box>{money(amountCents)}</Box>}
      <Box sx={{ ...detail, display: { xs: isPriced ? 'none' : 'block', sm: 'block' } }}>
        <bdi>{`${figure(quantity, 3)} ${t(`energie.invoice-types.unit.${unit}`)}`}</bdi>
        {price !== undefined && (
          <>
            {' × '}
            <bdi>{`${figure(price, 4)} ${t(`energie.rates.unit-short.${unit === 'kwh' ? 'eur_mwh' : 'eur_month'}`)}`}</bdi>
          </>
        )}
      </Box>
    </TableCell>
  )
}

const detail = { color: 'text.secondary', fontSize: '0.8125rem' } as const
