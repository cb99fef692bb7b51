import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { type StopReason, stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import type { ResourceOfWorkshop } from '#atelier/resources/resource.model.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { stopIcons } from '../stop-icons.tsx'
import type { StepProps } from '../step.ts'

/** Which machine stands still, then why; one that stands still runs again by a tap. */
export function MachineStep({ order, floor, onClose }: StepProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ResourceOfWorkshop | null>(null)
  const all = useCall(resourcesCalls.getResources, { atelierId: order.atelierId }, { staysOnPage: true }).data ?? []
  const machines = all.filter(
    ({ ligneAtelierId }) => ligneAtelierId === null || ligneAtelierId === order.ligneAtelierId,
  )
  const choose = async (id: string) => {
    const machine = machines.find(one => one.id === id)
    if (machine?.state !== 'stopped') return setChosen(machine ?? null)
    if (await floor.act(resourcesCalls.restartResource, { id })) onClose()
  }
  const stop = async (reason: string) => {
    if (!chosen) return
    const reasonCode = reason as StopReason
    const comment = reasonCode === 'other' ? { comment: t('atelier.stop.other') } : {}
    if (await floor.act(resourcesCalls.stopResource, { id: chosen.id, reasonCode, ...comment })) onClose()
  }
  if (chosen)
    return (
      <TouchStep title={chosen.label} note={t('atelier.poste.why-stop')} onClose={() => setChosen(null)}>
        <ReasonTiles
          label={t('atelier.poste.why-stop')}
          tiles={stopReasons.map(value => ({ value, label: t(`atelier.stop.${value}`), icon: stopIcons[value] }))}
          onChoose={reason => void stop(reason)}
        />
      </TouchStep>
    )
  return (
    <TouchStep title={t('atelier.poste.which-machine')} onClose={onClose}>
      {machines.length === 0 && <Empty title={t('atelier.resource.none')} text={t('atelier.resource.none-text')} />}
      <ReasonTiles
        label={t('atelier.poste.which-machine')}
        tiles={machines.map(({ id, label, state }) => ({
          value: id,
          label,
          note: t(`atelier.resource.state.${state}`),
        }))}
        onChoose={id => void choose(id)}
      />
    </TouchStep>
  )
}
