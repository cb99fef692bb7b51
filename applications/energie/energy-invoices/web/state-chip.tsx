import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfInvoice } from '../energy-invoice.model.ts'

const tones: Record<StateOfInvoice, Tone> = {
  entered: 'neutral',
  conform: 'success',
  gap: 'error',
  disputed: 'warning',
  credited: 'info',
  validated: 'primary',
  rejected: 'neutral',
}

export function StateChip({ state }: { state: StateOfInvoice }) {
  const t = useT()
  return <Chip label={t(`energie.energy-invoices.state.${state}`)} tone={tones[state]} />
}
