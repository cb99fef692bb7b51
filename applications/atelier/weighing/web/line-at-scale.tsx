import { useCall } from '#kernel/web/api.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { weighingCalls } from '../weighing.calls.ts'
import { LastWeighings } from './last-weighings.tsx'
import { useScaleOfStation } from './scale-of-station.ts'
import { WeighWith } from './weigh-with.tsx'

type Props = { lineId: string; workshopId: string; title: string; note: string; onClose: () => void }

/** The scale over the whole screen, for one line of a delivery. */
export function LineAtScale({ lineId, workshopId, title, note, onClose }: Props) {
  const { data: bench, error, refetch } = useCall(weighingCalls.getWeighingBench, {}, { staysOnPage: true })
  const { scale } = useScaleOfStation(bench?.scales.filter(one => one.workshopId === workshopId) ?? [])
  return (
    <TouchStep title={title} note={note} onClose={onClose}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {bench && (
        <WeighWith
          bench={bench}
          workshopId={workshopId}
          scaleId={scale?.id ?? null}
          weighed={{ deliveryLineId: lineId }}
          beside={<LastWeighings of={{ lineId }} />}
        />
      )}
    </TouchStep>
  )
}
