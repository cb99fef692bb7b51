import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useFormat } from '#kernel/web/use-format.ts'

export type CountedLine = {
  key: string
  name: string
  /** What the name is part of. */
  within?: string | null
  /** Null for what has no colour of its own. */
  color: string | null
  count: number
  /** In percent, where the lines make a whole. */
  percentage?: number
  to?: string | undefined
}

type Props = { label: string; head: string; lines: readonly CountedLine[] }

const shownFirst = 8

/** People by what they have in common, a bar each; the length of the bars says nothing that the figures do not. */
export function CountedTable({ label, head, lines }: Props) {
  const t = useT()
  const { number, percent } = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const more = lines.length - shownFirst
  const shown = isWhole || more < 2 ? lines : lines.slice(0, shownFirst)
  const largest = Math.max(...lines.map(({ count }) => count), 1)
  const hasShares = lines.some(({ percentage }) => percentage !== undefined)
  return (
    <>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { border: 0, px: 0, py: 0.75 } }}>
        <TableHead sx={visuallyHidden}>
          <TableRow>
            <TableCell>{head}</TableCell>
            {hasShares && <TableCell>{t('rh.indicators.share')}</TableCell>}
            <TableCell>{t('rh.field.headcount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(line => (
            <TableRow key={line.key}>
              <TableCell component="th" scope="row">
                <Name {...line} />
                <Bar color={line.color} share={line.count / largest} />
              </TableCell>
              {hasShares && (
                <TableCell sx={{ ...figure, width: 84, color: 'text.secondary' }}>
                  {percent((line.percentage ?? 0) / 100)}
                </TableCell>
              )}
              <TableCell sx={{ ...figure, width: 72, fontWeight: 620 }}>{number(line.count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more >= 2 && (
        <Button size="small" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole} sx={{ mt: 1 }}>
          {isWhole ? t('rh.indicators.less') : t('rh.indicators.more', { count: more })}
        </Button>
      )}
    </>
  )
}

const figure = { textAlign: 'end', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' } as const

function Name({ name, within, to }: CountedLine) {
  const said = (
    <>
      {within && (
        <>
          <bdi>{within}</bdi> ·{' '}
        </>
      )}
      <bdi>{name}</bdi>
    </>
  )
  return (
    <Box sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
      {to ? (
        <Link component={RouterLink} to={to} color="inherit">
          {said}
        </Link>
      ) : (
        said
      )}
    </Box>
  )
}

const Bar = ({ color, share }: { color: string | null; share: number }) => (
  <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
    <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 1, bgcolor: color ?? 'text.disabled' }} />
  </Box>
)
