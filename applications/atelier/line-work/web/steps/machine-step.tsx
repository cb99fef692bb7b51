import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { useUnheard } from '#kernel/web/offline/outbox.ts'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { type StopReason, stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import type { ResourceOfWorkshop } from '#atelier/resources/resource.model.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { stopIcons } from '../stop-icons.tsx'
import { machinesWithWaiting } from '../with-waiting.ts'
import type { StepProps } from '../step.ts'
import { BrokenMachines } from './broken-machines.tsx'

/** Which machine stands still, then why; one that stands still runs again by a tap. */
export function MachineStep({ order, floor, onClose }: StepProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ResourceOfWorkshop | null>(null)
  const options = { staysOnPage: true, keptOffline: true } as const
  const heard = useCall(resourcesCalls.getResources, { atelierId: order.atelierId }, options).data ?? []
  const machines = machinesWithWaiting(heard, useUnheard()).filter(
    ({ ligneAtelierId }) => ligneAtelierId === null || ligneAtelierId === order.ligneAtelierId,
  )
  const choose = async (id: string) => {
    const machine = machines.find(one => one.id === id)
    if (machine?.state !== 'stopped') return setChosen(machine ?? null)
    const label = `${machine.label} · ${t('atelier.resource.state.in_service')}`
    if (await floor.actLater(resourcesCalls.restartResource, { id }, { label })) onClose()
  }
  const stop = async (reason: string) => {
    if (!chosen) return
    const reasonCode = reason as StopReason
    const comment = reasonCode === 'other' ? { comment: t('atelier.stop.other') } : {}
    const label = `${chosen.label} · ${t('atelier.resource.state.stopped')} · ${t(`atelier.stop.${reasonCode}`)}`
    const stopping = { id: chosen.id, reasonCode, ...comment }
    if (await floor.actLater(resourcesCalls.stopResource, stopping, { label })) onClose()
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
        tiles={machines.map(({ id, label, state, stop }) => ({
          value: id,
          label,
          note: [
            t(`atelier.resource.state.${state}`),
            stop?.ticketNumber && t('atelier.resource.ticket', { number: stop.ticketNumber }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChoose={id => void choose(id)}
      />
      <BrokenMachines machines={machines} floor={floor} onReported={onClose} />
    </TouchStep>
  )
}
