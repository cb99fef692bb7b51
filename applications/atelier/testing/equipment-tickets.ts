import { vi } from 'vitest'
import { equipmentTicketsOffer, type StoppedEquipment } from '#platform/equipment-ticket.slot.ts'
import type { World } from '#platform/testing/world.ts'

/** Somebody who mends equipment: what he was told, ticket by ticket, until he rests. */
export function mendingIn(world: World) {
  const reported: StoppedEquipment[] = []
  const report = async (_db: unknown, stopped: StoppedEquipment) => {
    reported.push(stopped)
    return { number: `DI26-${String(reported.length).padStart(4, '0')}` }
  }
  const offered = vi.spyOn(world.ground, 'offered')
  const before = offered.getMockImplementation()
  offered.mockImplementation(((offer: unknown) =>
    offer === equipmentTicketsOffer ? [{ report }] : (before?.(offer as never) ?? [])) as never)
  return { reported, rest: () => offered.mockRestore() }
}
