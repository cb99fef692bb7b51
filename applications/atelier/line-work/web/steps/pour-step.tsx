import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { LotsCard } from '../lots-card.tsx'
import type { StepProps } from '../step.ts'
import { useLotToPour } from '../use-lot-to-pour.ts'
import { OlderLotStep } from './older-lot-step.tsx'
import { WeightStep } from './weight-step.tsx'

type Props = StepProps & { chosen: FabricationOrderDetail | null }

/** A lot is scanned or tapped, then its weight. */
export function PourStep({ chosen, order, lots, floor, onClose }: Props) {
  const t = useT()
  const [lot, setLot] = useState(chosen)
  const { scan, older } = useLotToPour({ order, lots, floor, onLot: setLot })
  if (older) return <OlderLotStep {...older} />
  if (lot) return <WeightStep key={lot.id} lot={lot} order={order} floor={floor} onScan={scan} onClose={onClose} />
  return (
    <TouchStep title={t('atelier.poste.pour')} note={t('atelier.poste.scan-help')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ScanField label={t('atelier.poste.lot-number')} disabled={floor.isBusy} onScan={scan} />
        <LotsCard lots={lots} onPour={setLot} />
      </Box>
    </TouchStep>
  )
}
