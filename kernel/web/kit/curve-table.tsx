import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { CurvePoint } from './curve-point.ts'

type Props = { label: string; points: readonly CurvePoint[]; written: (value: number) => string }

/** The figures of a curve, the last first: what one looks for is what has just happened. */
export const CurveTable = ({ label, points, written }: Props) => (
  <Box role="region" aria-label={label} tabIndex={0} sx={{ maxHeight: 220, overflow: 'auto' }}>
    <Table size="small" aria-label={label}>
      <TableBody>
        {points.toReversed().map(({ label: when, value }, number) => (
          <TableRow key={`${when} ${points.length - number}`}>
            <TableCell component="th" scope="row">
              {when}
            </TableCell>
            <TableCell sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {value === null ? '—' : written(value)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
