import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
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
    <TouchStep
      title={lot}
      note={[
        counted.article,
        place,
        line?.expectedKg !== undefined && line?.expectedKg !== null
          ? `${t('atelier.inventory.expected')} ${weight(line.expectedKg)}`
          : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
      foot={
        <BigButton
          label={t('verb.save')}
          icon={<Check />}
          disabled={kg === undefined || floor.isBusy}
          onPress={() => void save()}
        />
      }
    >
      <Box sx={{ maxWidth: 520, mx: 'auto', display: 'grid', gap: 2 }}>
        <NumberPad
          label={t('atelier.inventory.weight-found')}
          unit="kg"
          decimals={3}
          value={typed}
          onChange={value => {
            floor.forget()
            setTyped(value)
          }}
        />
        {floor.refusal && (
          <Box role="alert" sx={{ fontSize: '1.2rem', fontWeight: 600, color: 'error.strong', textAlign: 'center' }}>
            {floor.refusal.message}
          </Box>
        )}
      </Box>
    </TouchStep>
  )
}
