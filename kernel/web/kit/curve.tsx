import ShowChart from '@mui/icons-material/ShowChart'
import TableRows from '@mui/icons-material/TableRows'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type PointerEvent, useId, useState } from 'react'
import { useT } from '../i18n.ts'
import type { CurvePoint } from './curve-point.ts'
import { CurveTable } from './curve-table.tsx'

type Props = {
  /** Says its finding when it can: `500 ms au plus, à 14 h 05`. */
  title: string
  points: readonly CurvePoint[]
  /** A value as people read it: `12 ms`. */
  written: (value: number) => string
  tone?: 'primary' | 'info' | 'warning' | 'error'
  /** Pixels. */
  height?: number
}

/** One measure over time, with its figures in a table behind. Where nothing is known the line stops. */
export function Curve({ title, points, written, tone = 'primary', height = 120 }: Props) {
  const t = useT()
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  const toggle = t(isTable ? 'kernel.curve.curve' : 'kernel.curve.table')
  const highest = Math.max(...points.map(({ value }) => value ?? 0), 0) || 1
  const point = shown === null ? undefined : points[shown]
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setShown(Math.min(points.length - 1, Math.max(0, Math.round(((clientX - left) / width) * (points.length - 1)))))
  }
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 34 }}>
        <Typography id={titleId} component="figcaption" variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        {point && (
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {point.label} · {point.value === null ? '—' : written(point.value)}
          </Typography>
        )}
        <Tooltip title={toggle}>
          <IconButton size="small" aria-label={`${toggle} : ${title}`} onClick={() => setIsTable(!isTable)}>
            {isTable ? <ShowChart fontSize="small" /> : <TableRows fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      {isTable ? (
        <CurveTable label={title} points={points} written={written} />
      ) : (
        <Box dir="ltr" sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
          <Box
            sx={{
              ...scale,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              textAlign: 'end',
            }}
          >
            <span>{written(highest)}</span>
            <span>{written(0)}</span>
          </Box>
          <Box
            component="svg"
            aria-hidden
            viewBox={`0 0 ${Math.max(points.length - 1, 1)} 100`}
            preserveAspectRatio="none"
            onPointerMove={follow}
            onPointerLeave={() => setShown(null)}
            sx={{ display: 'block', width: 1, height, color: `${tone}.main`, overflow: 'visible' }}
          >
            <path
              d={`M0 100H${points.length - 1}M0 0H${points.length - 1}`}
              {...line}
              stroke="var(--s-palette-divider)"
            />
            <path d={areaOf(points, highest)} fill="currentColor" opacity="0.1" />
            <path
              d={lineOf(points, highest)}
              {...line}
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path
              d={lonePointsOf(points, highest)}
              {...line}
              stroke="currentColor"
              strokeWidth="5"
              strokeLinecap="round"
            />
            {shown !== null && <path d={`M${shown} 0V100`} {...line} stroke="currentColor" opacity="0.5" />}
          </Box>
          <span />
          <Box sx={{ ...scale, display: 'flex', justifyContent: 'space-between', pt: 0.5 }}>
            {[0, Math.floor((points.length - 1) / 2), points.length - 1].map((at, number) => (
              <span key={number === 1 ? 'middle' : at}>{points[at]?.label}</span>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const scale = { fontSize: '0.72rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: 1 }
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** Each run of known values. */
function runsOf(points: readonly CurvePoint[], highest: number) {
  const runs: { from: number; heights: number[] }[] = []
  for (const [at, { value }] of points.entries()) {
    if (value === null) continue
    const last = runs.at(-1)
    const height = 100 - (value / highest) * 100
    if (last && last.from + last.heights.length === at) last.heights.push(height)
    else runs.push({ from: at, heights: [height] })
  }
  return runs
}

const through = ({ from, heights }: { from: number; heights: number[] }) =>
  heights.map((height, step) => `${from + step} ${height.toFixed(2)}`).join('L')

const lineOf = (points: readonly CurvePoint[], highest: number) =>
  runsOf(points, highest)
    .map(run => `M${through(run)}`)
    .join('')

/** A value alone between two unknown ones has no line: it is a point, a line of no length. */
const lonePointsOf = (points: readonly CurvePoint[], highest: number) =>
  runsOf(points, highest)
    .filter(({ heights }) => heights.length === 1)
    .map(run => `M${through(run)}h0`)
    .join('')

const areaOf = (points: readonly CurvePoint[], highest: number) =>
  runsOf(points, highest)
    .map(run => `M${run.from} 100L${through(run)}L${run.from + run.heights.length - 1} 100Z`)
    .join('')
