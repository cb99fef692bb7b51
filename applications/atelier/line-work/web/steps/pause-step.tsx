import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { type StopReason, stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { stopIcons } from '../stop-icons.tsx'
import type { StepProps } from '../step.ts'

/** Why the line stops: one tap. */
export function PauseStep({ order, floor, onClose }: StepProps) {
  const t = useT()
  const stop = async (reason: string) => {
    const reasonCode = reason as StopReason
    const comment = reasonCode === 'other' ? { comment: t('atelier.stop.other') } : {}
    const stopping = { orderId: order.id, reasonCode, ...comment }
    const label = `${t('atelier.poste.pause')} · ${t(`atelier.stop.${reasonCode}`)}`
    if (await floor.actLater(fabricationOrdersCalls.suspendreFabrication, stopping, { label })) onClose()
  }
  return (
    <TouchStep title={t('atelier.poste.why-stop')} onClose={onClose}>
      <ReasonTiles
        label={t('atelier.poste.why-stop')}
        tiles={stopReasons.map(value => ({ value, label: t(`atelier.stop.${value}`), icon: stopIcons[value] }))}
        onChoose={reason => void stop(reason)}
      />
    </TouchStep>
  )
}
