import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined'
import TableRows from '@mui/icons-material/TableRows'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../i18n.ts'
import type { CurvePoint } from './curve-point.ts'
import { CurveTable } from './curve-table.tsx'

type Props = {
  /** Says its finding when it can: `500 ms au plus, à 14 h 05`. */
  title: string
  points: readonly CurvePoint[]
  /** A value as people read it: `12 ms`. */
  written: (value: number) => string
  /** The point under the pointer. */
  pointed: CurvePoint | undefined
  /** The picture, which says nothing that the table does not. */
  children: ReactNode
}

/** What is around a measure over time: its finding, the point that is pointed at, and the figures in a table behind. */
export function ChartFrame({ title, points, written, pointed, children }: Props) {
  const t = useT()
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const toggle = t(isTable ? 'kernel.chart.picture' : 'kernel.chart.table')
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 34 }}>
        <Typography id={titleId} component="figcaption" variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        {pointed && (
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{pointed.label}</bdi> · <bdi>{pointed.value === null ? '—' : written(pointed.value)}</bdi>
          </Typography>
        )}
        <Tooltip title={toggle}>
          <IconButton size="small" aria-label={`${toggle} : ${title}`} onClick={() => setIsTable(!isTable)}>
            {isTable ? <InsertChartOutlined fontSize="small" /> : <TableRows fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      {isTable ? <CurveTable label={title} points={points} written={written} /> : children}
    </Box>
  )
}

/** The figures beside a picture. */
export const scaleLook = {
  fontSize: '0.72rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} as const

type ScaleProps = { highest: number; written: (value: number) => string }

/** The highest value of a picture at its top, nothing at its foot. */
export const Scale = ({ highest, written }: ScaleProps) => (
  <Box
    sx={{ ...scaleLook, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'end' }}
  >
    <bdi>{written(highest)}</bdi>
    <bdi>{written(0)}</bdi>
  </Box>
)
