import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

export type StoppedEquipment = {
  companyId: string
  /** What who mends it calls it; null where nobody said. */
  equipmentCode: string | null
  label: string
  stoppedAt: string
  /** Its line stands still too. */
  stopsWork: boolean
  comment: string | null
  reporterId: string
}

/**
 * Opens a ticket for what stands still, or joins the one that is open for the same equipment. Nobody: none is opened, and
 * nobody is asked whether one should be.
 */
export type EquipmentTickets = {
  report(db: Db<never>, stopped: StoppedEquipment): Promise<{ number: string }>
}

export const equipmentTicketsOffer = offer<EquipmentTickets>('equipment tickets')
