import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { type PointerEvent, useState } from 'react'
import { ChartFrame, Scale, scaleLook } from './chart-frame.tsx'
import type { CurvePoint } from './curve-point.ts'

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

/**
 * One measure over time, with its figures in a table behind. Where nothing is known the line stops. Time runs as the
 * language reads.
 */
export function Curve({ title, points, written, tone = 'primary', height = 120 }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const highest = Math.max(...points.map(({ value }) => value ?? 0), 0) || 1
  const isMirrored = useTheme().direction === 'rtl'
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const passed = (isMirrored ? right - clientX : clientX - left) / width
    setShown(Math.min(points.length - 1, Math.max(0, Math.round(passed * (points.length - 1)))))
  }
  return (
    <ChartFrame title={title} points={points} written={written} pointed={shown === null ? undefined : points[shown]}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
        <Scale highest={highest} written={written} />
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${Math.max(points.length - 1, 1)} 100`}
          preserveAspectRatio="none"
          onPointerMove={follow}
          onPointerLeave={() => setShown(null)}
          sx={{
            display: 'block',
            width: 1,
            height,
            color: `${tone}.main`,
            overflow: 'visible',
            transform: isMirrored ? 'scaleX(-1)' : undefined,
          }}
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
        <Box sx={{ ...scaleLook, display: 'flex', justifyContent: 'space-between', pt: 0.5 }}>
          {[0, Math.floor((points.length - 1) / 2), points.length - 1].map((at, number) => (
            <bdi key={number === 1 ? 'middle' : at}>{points[at]?.label}</bdi>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}

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
