import Box from '@mui/material/Box'
import { useState } from 'react'
import { type Scan, useScanner } from '#kernel/web/devices/scanner.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { lineWorkCalls } from '../../line-work.calls.ts'
import { LotsCard } from '../lots-card.tsx'
import type { StepProps } from '../step.ts'
import { useLotToPour } from '../use-lot-to-pour.ts'
import { OlderLotStep } from './older-lot-step.tsx'

type Props = StepProps & { chosen: FabricationOrderDetail | null }

/** A lot is scanned or tapped, then its weight: the whole rest, or what the pad says. */
export function PourStep({ chosen, order, lots, floor, onClose }: Props) {
  const t = useT()
  const [lot, setLot] = useState(chosen)
  const { scan, older } = useLotToPour({ order, lots, floor, onLot: setLot })
  if (older) return <OlderLotStep {...older} />
  if (lot) return <Weight key={lot.id} lot={lot} floor={floor} onScan={scan} onClose={onClose} />
  return (
    <TouchStep title={t('atelier.poste.pour')} note={t('atelier.poste.scan-help')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ScanField label={t('atelier.poste.lot-number')} disabled={floor.isBusy} onScan={scan} />
        <LotsCard lots={lots} onPour={setLot} />
      </Box>
    </TouchStep>
  )
}

type WeightProps = Pick<Props, 'floor' | 'onClose'> & {
  lot: FabricationOrderDetail
  /** Another label is another lot. */
  onScan: (scan: Scan) => void
}

function Weight({ lot, floor, onScan, onClose }: WeightProps) {
  const t = useT()
  const { weight } = useFormat()
  const [typed, setTyped] = useState('')
  const kg = numberTyped(typed)
  useScanner(onScan)
  const pour = async (addedKg: number, isLast: boolean) => {
    const pouring = { id: lot.id, addedKg, ...(isLast && { status: 'poured' as const }) }
    const label = `${t('atelier.poste.pour-this')} ${weight(addedKg)} · ${lot.numLot}`
    if (await floor.actLater(lineWorkCalls.updateFabricationOrderDetail, pouring, { label })) onClose()
  }
  return (
    <TouchStep
      title={lot.numLot}
      note={[lot.family, lot.place, t('atelier.poste.rest', { kg: weight(lot.remainingKg) })]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
      foot={
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <BigButton
            label={t('atelier.poste.pour-rest')}
            note={weight(lot.remainingKg)}
            tone="plain"
            disabled={floor.isBusy || lot.remainingKg <= 0}
            onPress={() => void pour(lot.remainingKg, true)}
          />
          <BigButton
            label={t('atelier.poste.pour-this')}
            {...(kg !== undefined && { note: weight(kg) })}
            disabled={floor.isBusy || kg === undefined || kg <= 0}
            onPress={() => void pour(kg ?? 0, false)}
          />
        </Box>
      }
    >
      <Box sx={{ maxWidth: 460, mx: 'auto' }}>
        <NumberPad label={t('atelier.poste.weight')} unit="kg" decimals={3} value={typed} onChange={setTyped} />
      </Box>
    </TouchStep>
  )
}
