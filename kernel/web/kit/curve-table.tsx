import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Measure } from './measure.ts'

type Props = { label: string; moments: readonly string[]; measures: readonly Measure[] }

/** The figures of curves, the last first: what one looks for is what has just happened. */
export const CurveTable = ({ label, moments, measures }: Props) => (
  <Box role="region" aria-label={label} tabIndex={0} sx={{ maxHeight: 220, overflow: 'auto' }}>
    <Table size="small" aria-label={label}>
      {measures.length > 1 && (
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {measures.map(({ name }) => (
              <TableCell key={name} sx={{ textAlign: 'end' }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {moments
          .map((moment, at) => ({ moment, at }))
          .toReversed()
          .map(({ moment, at }) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                {moment}
              </TableCell>
              {measures.map(measure => (
                <TableCell key={measure.name} sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                  {writtenAt(measure, at)}
                </TableCell>
              ))}
            </TableRow>
          ))}
      </TableBody>
    </Table>
  </Box>
)

/** A value as people read it, a dash where nothing is known, and a sign before what was estimated. */
export function writtenAt({ values, written, estimated }: Measure, at: number) {
  const value = values[at]
  if (value === null || value === undefined) return '—'
  return estimated?.[at] ? `≈ ${written(value)}` : written(value)
}
