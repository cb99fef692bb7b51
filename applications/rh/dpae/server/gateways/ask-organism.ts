import { setTimeout as wait } from 'node:timers/promises'
import { type FetchOutside, ForbiddenAddress } from '#kernel/server/fetch-outside.ts'
import { OrganismError } from './gateway.ts'

/** Where an organism is, and after how many milliseconds it is asked again where it does not answer. */
export type Organ = { hosts: readonly string[]; waitsMs: readonly number[] }

export const usualWaitsMs = [1_000, 5_000, 25_000]

type Asked = { method: string; headers?: Record<string, string>; body?: string | Uint8Array }

/**
 * Asks an organism, again where the network or the organism fails, never where it refuses.
 * @throws OrganismError `down`
 */
export async function askOrganism(
  fetchOutside: FetchOutside,
  { hosts, waitsMs }: Organ,
  address: string,
  { headers = {}, ...asked }: Asked,
): Promise<Response> {
  for (const waitMs of [...waitsMs, undefined]) {
    const answer = await fetchOutside(address, { ...asked, headers, hosts }).catch(failure => {
      if (failure instanceof ForbiddenAddress) throw new OrganismError('down')
      return undefined
    })
    if (answer && answer.status < 500) return answer
    if (waitMs !== undefined) await wait(waitMs)
  }
  throw new OrganismError('down')
}
