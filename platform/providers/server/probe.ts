import { ForbiddenAddress, type FetchOutside } from '#kernel/server/fetch-outside.ts'
import type { Outcome } from '../external-service.model.ts'
import { greetingOf, StrangeGreeting } from './greeting-of.ts'
import type { PrivateHosts } from './save-external-service.ts'

export type Found = { outcome: Outcome; told: string | null; ms: number }

type Reach = { fetchOutside: FetchOutside; privateHosts: PrivateHosts }

/** Whether the third party is there: one bare question, without account or secret, timed in milliseconds. */
export async function probe(reach: Reach, address: string, hosts: readonly string[]): Promise<Found> {
  const start = performance.now()
  const found = await (isMail(address) ? greet(reach, address, hosts) : ask(reach, address, hosts)).catch(failed)
  return { ...found, ms: Math.round(performance.now() - start) }
}

const isMail = (address: string) => /^smtps?:/.test(address)

async function ask({ fetchOutside }: Reach, address: string, hosts: readonly string[]) {
  const { status } = await fetchOutside(address, { method: 'GET', headers: { accept: '*/*' }, hosts })
  return { outcome: status < 500 ? 'answered' : 'refused', told: String(status) } as const
}

async function greet({ privateHosts }: Reach, address: string, hosts: readonly string[]) {
  return { outcome: 'answered', told: await greetingOf(address, { hosts, privateHosts }) } as const
}

function failed(error: unknown): Omit<Found, 'ms'> {
  if (error instanceof ForbiddenAddress) return { outcome: 'forbidden', told: null }
  if (error instanceof StrangeGreeting) return { outcome: 'strange', told: null }
  const isSilent = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
  return { outcome: isSilent ? 'silent' : 'unreachable', told: null }
}
