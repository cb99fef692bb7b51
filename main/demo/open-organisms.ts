import type { SimulatedTime } from '#platform/sealing/simulated-time.slot.ts'
import type { SimulatedSms } from '#platform/sms/simulated-sms.slot.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { openSilae, type SilaeSimulator } from '#simulators/silae/open-silae.ts'
import { openUrssaf, type UrssafSimulator } from '#simulators/urssaf/open-urssaf.ts'
import type { ReceivedSms } from '#simulators/sms/open-sms.ts'
import { openSimulatedSms } from './simulated-sms.ts'
import { openSimulatedTime } from './simulated-time.ts'

export type DemoOrganisms = {
  /** Where each answers, by the name under which rooms ask for it. */
  addresses: Readonly<Record<string, string>>
  /** Who gives the time to its clients. */
  time: SimulatedTime
  /** Who carries their texts. */
  sms: SimulatedSms
  /** The only host of this machine that the program may ask. */
  host: string
  close(): Promise<unknown>
}

/** Readings after which a demo's organism answers: soon enough to be waited for. */
const pollsBeforeAnswer = 2

/** The third parties that the demo speaks to, on the loopback: nothing leaves the machine. */
export async function openOrganisms(onSms: (sms: ReceivedSms) => void): Promise<DemoOrganisms> {
  const [msa, urssaf, silae, time, sms]: [
    MsaSimulator,
    UrssafSimulator,
    SilaeSimulator,
    Awaited<ReturnType<typeof openSimulatedTime>>,
    Awaited<ReturnType<typeof openSimulatedSms>>,
  ] = await Promise.all([
    openMsa({ pollsBeforeAnswer }),
    openUrssaf({ pollsBeforeAnswer }),
    openSilae({ people: 'everybody' }),
    openSimulatedTime(),
    openSimulatedSms(onSms),
  ])
  return {
    addresses: { msa: msa.address, urssaf: urssaf.address, silae: silae.address },
    time: time.server,
    sms: sms.gateway,
    host: '127.0.0.1',
    close: () => Promise.all([msa.close(), urssaf.close(), silae.close(), time.close(), sms.close()]),
  }
}
