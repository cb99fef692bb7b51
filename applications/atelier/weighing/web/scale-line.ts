import type { ScaleFace, ScaleSettings } from '#kernel/web/devices/scale.ts'
import type { Scale } from '../weighing.model.ts'
import type { Read } from './weight-in-hand.ts'

/** How a scale is read over the line of this poste; null where it types, or somebody does. */
export const settingsOfLine = (scale: Scale | undefined): ScaleSettings | null =>
  scale?.serial ? { ...scale.serial, maxG: Math.round(scale.maxKg * 1_000) } : null

/** The weight that lies on the scale at rest, unless it was saved already. */
export const readOnScale = ({ state, grams, frame, isUsed }: ScaleFace): Read | null =>
  state === 'stable' && grams !== null && grams > 0 && !isUsed
    ? { grossKg: grams / 1_000, source: 'scale', frame, samples: null }
    : null
