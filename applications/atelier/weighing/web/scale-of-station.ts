import { preference } from '#kernel/web/preferences.ts'
import type { Scale } from '../weighing.model.ts'

/** On which scale one weighs at this device; empty until somebody chose. */
const chosen = preference('scale', text => text ?? '')

/** The scale that was chosen at this device, else the first of those that stand here. */
export function useScaleOfStation(scales: readonly Scale[]) {
  const id = chosen.use()
  return { scale: scales.find(scale => scale.id === id) ?? scales[0] ?? null, choose: chosen.set }
}
