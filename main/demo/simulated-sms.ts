import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import type { SimulatedSms } from '#platform/sms/simulated-sms.slot.ts'
import { openSms, type ReceivedSms, smsKey } from '#simulators/sms/open-sms.ts'

/** Carries the texts of the clients of the demo no further than this machine. */
export async function openSimulatedSms(onReceived: (sms: ReceivedSms) => void) {
  const { address, close } = await openSms({ onReceived })
  const gateway: SimulatedSms = {
    address,
    hosts: [new URL(address).host],
    key: smsKey,
    sender: 'Sillon',
    fetchOutside: fetchOutside(['127.0.0.1']),
  }
  return { gateway, close }
}
