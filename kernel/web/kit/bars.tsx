import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { ChartFrame, Scale, scaleLook } from './chart-frame.tsx'
import type { CurvePoint } from './curve-point.ts'
import type { Measure } from './measure.ts'

type Props = {
  /** Says its finding when it can: `214 semaine 47, +12 en 26 semaines`. */
  title: string
  points: readonly CurvePoint[]
  /** A value as people read it. */
  written: (value: number) => string
  /** What each bar is made of: the one that is told, from the ground up, and all others above it. */
  parts?: { first: { name: string; values: readonly number[] }; others: string }
  /** Pixels. */
  height?: number
}

/** Labels under the bars, at most: more would touch each other on a phone. */
const labelsShown = 6

/** What is counted once a period, a bar each, with the figures in a table behind. Time runs as the language reads. */
export function Bars({ title, points, written, parts, height = 180 }: Props) {
  const [pointed, setPointed] = useState<number | null>(null)
  const highest = Math.max(...points.map(({ value }) => value ?? 0), 0) || 1
  const step = Math.ceil(points.length / labelsShown)
  const columns = `repeat(${points.length}, minmax(0, 1fr))`
  return (
    <ChartFrame
      title={title}
      moments={points.map(({ label }) => label)}
      measures={measuresOf({ title, points, written, parts })}
      pointed={pointed}
    >
      {parts && <Legend names={[parts.first.name, parts.others]} />}
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1, rowGap: 0.75, pt: 1 }}
      >
        <Scale highest={highest} written={written} />
        <Box
          onPointerLeave={() => setPointed(null)}
          sx={{ display: 'grid', gridTemplateColumns: columns, height, borderBlock: 1, borderColor: 'divider' }}
        >
          {points.map(({ label, value }, at) => (
            <Box
              key={`${label} ${at}`}
              onPointerEnter={() => setPointed(at)}
              sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'center' }}
            >
              <Box
                sx={{
                  width: '72%',
                  height: `${((value ?? 0) / highest) * 100}%`,
                  background: filled(value ?? 0, parts?.first.values[at]),
                  borderStartStartRadius: 4,
                  borderStartEndRadius: 4,
                  opacity: pointed === null || pointed === at ? 1 : 0.45,
                }}
              />
            </Box>
          ))}
        </Box>
        <span />
        <Box sx={{ ...scaleLook, display: 'grid', gridTemplateColumns: columns }}>
          {points.map(({ label }, at) => (
            <Box key={`${label} ${at}`} sx={{ display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' }}>
              {(points.length - 1 - at) % step === 0 && <span>{label}</span>}
            </Box>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}

function measuresOf({
  title,
  points,
  written,
  parts,
}: Pick<Props, 'title' | 'points' | 'written' | 'parts'>): Measure[] {
  const values = points.map(({ value }) => value)
  if (!parts) return [{ name: title, values, written }]
  const { first, others } = parts
  const above = values.map((value, at) => (value === null ? null : value - (first.values[at] ?? 0)))
  return [
    { name: first.name, values: first.values, written },
    { name: others, values: above, written },
  ]
}

const shadesOf = ({ vars }: Theme) => {
  const { main } = vars.palette.primary
  return [main, `color-mix(in srgb, ${main} 45%, transparent)`] as const
}

/** A bar in one shade, or its first part below the others. */
const filled = (whole: number, first: number | undefined) => (theme: Theme) => {
  const [dark, light] = shadesOf(theme)
  if (first === undefined || whole === 0) return dark
  const share = `${(first / whole) * 100}%`
  return `linear-gradient(to top, ${dark} ${share}, ${light} ${share})`
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <Box aria-hidden sx={{ display: 'flex', justifyContent: 'center', gap: 2, pt: 0.5 }}>
    {names.map((name, at) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption' }}>
        <Box sx={{ width: 12, height: 12, borderRadius: '3px', background: theme => shadesOf(theme)[at] }} />
        {name}
      </Box>
    ))}
  </Box>
)
