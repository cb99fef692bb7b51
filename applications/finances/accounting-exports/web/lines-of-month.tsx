import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { KindOfMonth, LineOfMonth } from '../accounting-export.model.ts'

type Props = {
  lines: readonly LineOfMonth[]
  kinds: readonly KindOfMonth[]
  /** Of all, shown or not. */
  count: number
}

/** The first lines of the month by day, each with the export that had it before. */
export function LinesOfMonth({ lines, kinds, count }: Props) {
  const t = useT()
  const { digits, money } = useFormat()
  const nameOf = new Map(kinds.map(({ kind, name }) => [kind, name]))
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={t('finances.exports.lines')}
        sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('field.day')}</TableCell>
            <TableCell>{t('field.reference')}</TableCell>
            <TableCell sx={wide}>{t('finances.exports.partner')}</TableCell>
            <TableCell sx={wide}>{t('finances.exports.kind')}</TableCell>
            <TableCell align="right">{t('finances.exports.amount')}</TableCell>
            <TableCell sx={wide}>{t('finances.exports.before')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ key, day, reference, partner, kind, label, cents, before }) => (
            <TableRow key={key}>
              <TableCell>
                <bdi>{digits(day)}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{reference}</bdi>
              </TableCell>
              <TableCell sx={wide}>
                <bdi>{partner}</bdi>
              </TableCell>
              <TableCell sx={wide}>
                {nameOf.get(kind)}
                <Typography variant="caption" color="text.secondary" component="div">
                  <bdi>{label}</bdi>
                </Typography>
              </TableCell>
              <TableCell align="right">
                <bdi>{money(cents)}</bdi>
              </TableCell>
              <TableCell sx={wide}>{before !== null && t('finances.exports.named', { number: before })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count > lines.length && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {t('finances.exports.more', { count: count - lines.length })}
        </Typography>
      )}
    </TableContainer>
  )
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const
