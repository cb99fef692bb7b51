import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfPallet, StateOfShipment } from '../shipment.model.ts'

const tones: Record<StateOfShipment, Tone> = {
  draft: 'neutral',
  preparing: 'info',
  ready: 'primary',
  loaded: 'primary',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
}

export function StateChip({ state, isLate = false }: { state: StateOfShipment; isLate?: boolean }) {
  const t = useT()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip label={t(`atelier.shipment.state.${state}`)} tone={tones[state]} />
      {isLate && <Chip label={t('atelier.shipment.late')} tone="error" />}
    </Box>
  )
}

const tonesOfPallet: Record<StateOfPallet, Tone> = {
  building: 'info',
  complete: 'warning',
  loaded: 'success',
  shipped: 'success',
  broken_up: 'neutral',
}

export function PalletChip({ state }: { state: StateOfPallet }) {
  const t = useT()
  return <Chip label={t(`atelier.pallet.state.${state}`)} tone={tonesOfPallet[state]} />
}
