import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { KindOfMonth } from '../accounting-export.model.ts'

/** A kind a row: its account, its lines and what they amount to. */
export function KindsOfMonth({ kinds }: { kinds: readonly KindOfMonth[] }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={t('finances.exports.kinds')}
        sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('finances.exports.kind')}</TableCell>
            <TableCell>{t('field.account')}</TableCell>
            <TableCell align="right" sx={beside}>
              {t('finances.exports.lines')}
            </TableCell>
            <TableCell align="right">{t('finances.exports.amount')}</TableCell>
            <TableCell align="right" sx={beside}>
              {t('finances.exports.vat')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map(({ kind, name, account, lines, former, cents, vatCents }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                {account === null ? (
                  <Chip tone="warning" label={t('finances.exports.no-account')} />
                ) : (
                  <bdi>{account}</bdi>
                )}
              </TableCell>
              <TableCell align="right" sx={beside}>
                {former > 0 ? t('finances.exports.lines-of-them', { lines, former }) : lines}
              </TableCell>
              <TableCell align="right">
                <bdi>{money(cents)}</bdi>
              </TableCell>
              <TableCell align="right" sx={beside}>
                <bdi>{money(vatCents)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Where the screen is wider than a telephone's. */
const beside = { display: { xs: 'none', sm: 'table-cell' } } as const
