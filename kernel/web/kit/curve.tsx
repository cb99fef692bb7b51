import type { CurvePoint } from './curve-point.ts'
import { Curves } from './curves.tsx'
import type { Measure } from './measure.ts'

type Props = Pick<Measure, 'written' | 'tone'> & {
  /** Says its finding when it can: `500 ms au plus, à 14 h 05`. */
  title: string
  points: readonly CurvePoint[]
  /** Pixels. */
  height?: number
}

/** One measure over time. */
export const Curve = ({ title, points, height = 120, ...measure }: Props) => (
  <Curves
    title={title}
    moments={points.map(({ label }) => label)}
    measures={[{ ...measure, name: title, values: points.map(({ value }) => value) }]}
    height={height}
  />
)
