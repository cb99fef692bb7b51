import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfInventory } from '../inventory.model.ts'

const tones: Record<StateOfInventory, Tone> = {
  open: 'neutral',
  counting: 'info',
  to_recount: 'warning',
  reviewed: 'primary',
  validated: 'success',
  cancelled: 'neutral',
}

export function StateChip({ state }: { state: StateOfInventory }) {
  const t = useT()
  return <Chip label={t(`atelier.inventory.state.${state}`)} tone={tones[state]} />
}
