import Box from '@mui/material/Box'
import { useState } from 'react'
import { later } from '../later.tsx'
import { ChartFrame, scaleLook } from './chart-frame.tsx'
import type { CurvesPictureProps } from './curves-picture.tsx'
import type { Measure } from './measure.ts'

type Props = {
  /** Says its finding when it can: `Le prix passe le seuil le 3 mars`. */
  title: string
  /** The moments, as they are called, from the first. */
  moments: readonly string[]
  measures: readonly Measure[]
  /** Pixels. */
  height?: number
  /** A stretch that is drawn over with the pointer fills the picture; a double click takes it back. */
  zooms?: boolean
  /** By moment: where something is missing the picture is hatched. */
  hatched?: readonly boolean[]
}

const Picture = later<CurvesPictureProps>(async () => (await import('./curves-picture.tsx')).CurvesPicture)

/**
 * Measures over time, with their figures in a table behind. Where nothing is known the line stops. Time runs as the
 * language reads.
 */
export function Curves({ title, moments, measures, height = 240, zooms = false, hatched }: Props) {
  const [pointed, setPointed] = useState<number | null>(null)
  return (
    <ChartFrame title={title} moments={moments} measures={measures} pointed={pointed}>
      {measures.length > 1 && <Legend measures={measures} />}
      <Box aria-hidden sx={{ height, minWidth: 0 }}>
        <Picture
          moments={moments}
          measures={measures}
          height={height}
          zooms={zooms}
          hatched={hatched}
          onPoint={setPointed}
        />
      </Box>
    </ChartFrame>
  )
}

const Legend = ({ measures }: { measures: readonly Measure[] }) => (
  <Box sx={{ ...scaleLook, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75, py: 0.75 }}>
    {measures.map(({ name, tone = 'primary' }) => (
      <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="span" sx={{ width: 14, height: 3, borderRadius: 1, bgcolor: `${tone}.main` }} />
        {name}
      </Box>
    ))}
  </Box>
)
