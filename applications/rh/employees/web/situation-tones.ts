import type { Tone } from '#kernel/web/kit/chip.tsx'
import type { Situation } from '../employee.model.ts'

/** Green for who is at work, amber for what someone may have to look at. */
export const toneOf: Record<Situation, Tone> = {
  present: 'success',
  upcoming: 'info',
  suspended: 'warning',
  between_seasons: 'neutral',
  left: 'neutral',
  never_hired: 'neutral',
}
