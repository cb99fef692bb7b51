import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { lineWorkCalls } from '../../line-work.calls.ts'
import { olderLotAsked } from '../older-lot-asked.ts'
import type { StepProps } from '../step.ts'
import { OlderLotStep } from './older-lot-step.tsx'

type Props = Pick<StepProps, 'floor' | 'onClose'> & { lot: FabricationOrderDetail }

/** The label of the lot that it really was takes the place of the one that was said. */
export function OtherLotStep({ lot, floor, onClose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const [scanned, setScanned] = useState<string | null>(null)
  const change = async (newNumLot: string, reason?: string) => {
    setScanned(newNumLot)
    const change = { fabricationOrderDetailId: lot.id, newNumLot, reason }
    if (await floor.act(lineWorkCalls.updateNumLotDetail, change)) onClose()
  }
  const older = olderLotAsked(floor.refusal)
  if (scanned !== null && older !== undefined)
    return (
      <OlderLotStep
        note={older}
        onChoose={reason => {
          floor.forget()
          void change(scanned, reason)
        }}
        onClose={floor.forget}
      />
    )
  return (
    <TouchStep
      title={t('atelier.poste.other-lot-of', { number: lot.numLot })}
      note={t('atelier.poste.other-lot-help', { kg: weight(lot.pouredKg) })}
      onClose={onClose}
    >
      <ScanField
        label={t('atelier.poste.lot-number')}
        disabled={floor.isBusy}
        onScan={({ text, gs1 }) => void change((gs1?.lot ?? text).toUpperCase())}
      />
    </TouchStep>
  )
}
