import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import type { SimulatedTime } from '#platform/sealing/simulated-time.slot.ts'
import { openTimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'

/** Gives the time to the clients of the demo, which speaks to nobody outside: on this machine, by a root made at each start. */
export async function openSimulatedTime() {
  const { address, anchor, close } = await openTimeStampServer(() => Temporal.Now.instant())
  const server: SimulatedTime = {
    name: 'Horodatage simulé',
    address,
    hosts: [new URL(address).host],
    authorization: undefined,
    anchors: [anchor],
    fetchOutside: fetchOutside(['127.0.0.1']),
  }
  return { server, close }
}
