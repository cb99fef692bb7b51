import { Refusal } from '#kernel/server/errors.ts'
import { servicesInUse } from '#platform/providers/providers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { DpaeConnector, Organism } from '../connector.model.ts'
import type { Desk } from './desk.ts'
import { usualWaitsMs } from './gateways/ask-organism.ts'
import type { DpaeGateway } from './gateways/gateway.ts'
import { msaGateway } from './gateways/msa-gateway.ts'
import { urssafDoors, urssafGateway } from './gateways/urssaf-gateway.ts'

/** What answers on the same machine is asked again at once. */
const waitsOnLoopbackMs = [20, 100, 300]

type Asked = { connector: DpaeConnector; organism: Organism }
type Place = { address: string; hosts: readonly string[]; waitsMs: readonly number[]; isSimulated: boolean }

/**
 * The organism of a contract, where the company's connector reaches it.
 * @throws Refusal 400 CONNECTOR_OFF where it reaches none
 */
export async function gatewayFor(desk: Desk, asked: Asked): Promise<DpaeGateway> {
  const place = await desk.withDb(db => placeOf(db, desk, asked))
  const { clock, fetchOutside } = desk
  const reach = { hosts: place.hosts, waitsMs: place.waitsMs, clock, fetchOutside }
  if (asked.organism === 'msa') return msaGateway({ ...reach, address: place.address })
  const { address } = place
  const doors = place.isSimulated ? { entry: address, deposit: address, answers: address } : urssafDoors
  return urssafGateway({ ...reach, doors })
}

async function placeOf(db: RhDb, { simulated }: Desk, { connector, organism }: Asked): Promise<Place> {
  if (connector === 'simulated') {
    const address = simulated[organism]
    if (!address) throw connectorOff()
    return { address, hosts: [new URL(address).host], waitsMs: waitsOnLoopbackMs, isSimulated: true }
  }
  const wanted = connector === 'msa_web' ? 'msa' : 'urssaf'
  if (connector === 'file' || wanted !== organism) throw connectorOff()
  const inUse = await servicesInUse(db, 'dpae')
  const isUrssaf = (hosts: readonly string[]) => hosts.includes(new URL(urssafDoors.deposit).host)
  const found = inUse.find(({ hosts }) => isUrssaf(hosts) === (organism === 'urssaf'))
  if (!found) throw connectorOff()
  return { address: found.address.replace(/\/$/, ''), hosts: found.hosts, waitsMs: usualWaitsMs, isSimulated: false }
}

const connectorOff = () => new Refusal(400, 'CONNECTOR_OFF', 'rh.dpae.connector-off')
