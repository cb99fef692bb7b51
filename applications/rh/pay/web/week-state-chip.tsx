import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { WeekState } from '../pay-check.model.ts'

const tones = {
  entered: 'neutral',
  verified_hr: 'info',
  verified_pay: 'success',
  exported: 'primary',
} as const satisfies Record<WeekState, Tone>

/** How far a week has come; one that moved since it was verified says so. */
export function WeekStateChip({ state, isReopened = false }: { state: WeekState; isReopened?: boolean }) {
  const t = useT()
  if (isReopened) return <Chip label={t('rh.pay.reopened')} tone="warning" />
  return <Chip label={t(`rh.pay.state.${state}`)} tone={tones[state]} />
}
