import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { LastWeighings } from '../../weighing/web/last-weighings.tsx'
import { WeighWith } from '../../weighing/web/weigh-with.tsx'
import { weighingCalls } from '../../weighing/weighing.calls.ts'
import type { Delivery, DeliveryLine } from '../delivery.model.ts'

type Props = { delivery: Delivery; line: DeliveryLine; onClose: () => void }

/** The scale over the whole screen, for one line. */
export function WeighLine({ delivery, line, onClose }: Props) {
  const t = useT()
  const { data: bench, error, refetch } = useCall(weighingCalls.getWeighingBench, {}, { staysOnPage: true })
  const [scale] = bench?.scales.filter(({ workshopId }) => workshopId === delivery.workshop.id) ?? []
  return (
    <TouchStep
      title={line.article}
      note={[delivery.number, line.place, t('atelier.delivery.line-number', { number: line.rank })]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {bench && (
        <WeighWith
          bench={bench}
          workshopId={delivery.workshop.id}
          scaleId={scale?.id ?? null}
          weighed={{ deliveryLineId: line.id }}
          beside={<LastWeighings of={{ lineId: line.id }} />}
        />
      )}
    </TouchStep>
  )
}
