import Box from '@mui/material/Box'
import { useState } from 'react'
import { ChartFrame, Scale, scaleLook } from './chart-frame.tsx'
import type { CurvePoint } from './curve-point.ts'

type Props = {
  /** Says its finding when it can: `214 semaine 47, +12 en 26 semaines`. */
  title: string
  points: readonly CurvePoint[]
  /** A value as people read it. */
  written: (value: number) => string
  /** Pixels. */
  height?: number
}

/** Labels under the bars, at most: more would touch each other on a phone. */
const labelsShown = 6

/** What is counted once a period, a bar each, with the figures in a table behind. Time runs as the language reads. */
export function Bars({ title, points, written, height = 180 }: Props) {
  const [pointed, setPointed] = useState<number | null>(null)
  const highest = Math.max(...points.map(({ value }) => value ?? 0), 0) || 1
  const step = Math.ceil(points.length / labelsShown)
  const columns = `repeat(${points.length}, minmax(0, 1fr))`
  return (
    <ChartFrame
      title={title}
      moments={points.map(({ label }) => label)}
      measures={[{ name: title, values: points.map(({ value }) => value), written }]}
      pointed={pointed}
    >
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
                  bgcolor: 'primary.main',
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
