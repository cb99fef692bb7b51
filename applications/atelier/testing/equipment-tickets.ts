import { vi } from 'vitest'
import { equipmentTicketsOffer, type StoppedEquipment } from '#platform/equipment-ticket.slot.ts'
import type { OwnWorld } from '#platform/testing/world.ts'

/** Somebody who mends equipment, with one open ticket for each: what he was told, until he rests. */
export function mendingIn(world: OwnWorld) {
  const reported: StoppedEquipment[] = []
  const report = async (_db: unknown, stopped: StoppedEquipment) => {
    reported.push(stopped)
    const open = [...new Set(reported.map(({ equipmentCode, label }) => equipmentCode ?? label))]
    const place = open.indexOf(stopped.equipmentCode ?? stopped.label) + 1
    return { number: `DI26-${String(place).padStart(4, '0')}` }
  }
  const offered = vi.spyOn(world.ground, 'offered')
  const before = offered.getMockImplementation()
  offered.mockImplementation(((offer: unknown) =>
    offer === equipmentTicketsOffer ? [{ report }] : (before?.(offer as never) ?? [])) as never)
  return { reported, rest: () => offered.mockRestore() }
}
