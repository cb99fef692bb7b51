import InsertChartOutlined from '~icons/ic/outline-insert-chart'
import TableRows from '~icons/ic/baseline-table-rows'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../i18n.ts'
import { CurveTable, writtenAt } from './curve-table.tsx'
import type { Measure } from './measure.ts'

type Props = {
  /** Says its finding when it can: `500 ms au plus, à 14 h 05`. */
  title: string
  /** The moments, as they are called, from the first. */
  moments: readonly string[]
  measures: readonly Measure[]
  /** The moment under the pointer, by its place. */
  pointed: number | null
  /** The picture, which says nothing that the table does not. */
  children: ReactNode
}

/** What is around measures over time: their finding, the moment that is pointed at, and the figures in a table behind. */
export function ChartFrame({ title, moments, measures, pointed, children }: Props) {
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
        {pointed !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{moments[pointed]}</bdi> ·{' '}
            <bdi>{measures.map(measure => writtenAt(measure, pointed)).join(' · ')}</bdi>
          </Typography>
        )}
        <Tooltip title={toggle}>
          <IconButton size="small" aria-label={`${toggle} : ${title}`} onClick={() => setIsTable(!isTable)}>
            {isTable ? <InsertChartOutlined fontSize="small" /> : <TableRows fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      {isTable ? <CurveTable label={title} moments={moments} measures={measures} /> : children}
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
