import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { type SimulatedSms, simulatedSmsOffer } from './simulated-sms.slot.ts'

export const smsRoom = room<{ simulatedSms: SimulatedSms | undefined }>({
  fillsFrom: ({ simulatedSms }) => (simulatedSms ? [fill(simulatedSmsOffer, simulatedSms)] : []),
})
