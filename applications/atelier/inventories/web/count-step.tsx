import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { PadStep } from '#kernel/web/kit/touch/pad-step.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useFloorAct } from '#atelier/use-floor-act.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory, InventoryLine } from '../inventory.model.ts'
import { laneOfInventory } from './with-waiting-counts.ts'

/** A lot in a place; where it was found is asked of one that no line speaks of. */
export type ToCount = {
  lotId: string
  lot: string
  article: string
  locationId: string | null
  line: InventoryLine | null
}

/** What one finds of a lot, nothing included: typed with gloves, kept on the tablet until the server has it. */
export function CountStep({
  inventory,
  counted,
  onClose,
}: {
  inventory: Inventory
  counted: ToCount
  onClose: () => void
}) {
  const t = useT()
  const alert = useAlert()
  const { weight } = useFormat()
  const floor = useFloorAct(laneOfInventory(inventory.id))
  const [typed, setTyped] = useState('')
  const [locationId, setLocationId] = useState(counted.locationId)
  const { lot, lotId, line } = counted
  const place = inventory.locations.find(({ id }) => id === locationId)?.name
  const expectedKg = line?.expectedKg ?? null
  const expected = expectedKg === null ? null : `${t('atelier.inventory.expected')} ${weight(expectedKg)}`
  const kg = numberTyped(typed)
  const save = async () => {
    if (kg === undefined || locationId === null) return
    const label = t('atelier.inventory.saved', { lot, weight: weight(kg) })
    const isDone = await floor.actLater(
      inventoriesCalls.countLot,
      { id: inventory.id, lotId, locationId, kg },
      { label },
    )
    if (!isDone) return
    alert.success(label)
    onClose()
  }
  if (locationId === null)
    return (
      <TouchStep title={lot} note={counted.article} onClose={onClose}>
        <ReasonTiles
          label={t('atelier.inventory.where')}
          tiles={inventory.locations.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setLocationId}
        />
      </TouchStep>
    )
  return (
    <PadStep
      title={lot}
      note={[counted.article, place, expected].filter(Boolean).join(' · ')}
      label={t('atelier.inventory.weight-found')}
      unit="kg"
      decimals={3}
      value={typed}
      onChange={value => {
        floor.forget()
        setTyped(value)
      }}
      refusal={floor.refusal?.message ?? null}
      disabled={kg === undefined || floor.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}
