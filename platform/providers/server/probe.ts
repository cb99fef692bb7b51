import { ForbiddenAddress, type FetchOutside } from '#kernel/server/fetch-outside.ts'
import type { Outcome, ServiceKind } from '../external-service.model.ts'
import { greetingOf, StrangeGreeting } from './greeting-of.ts'
import type { PrivateHosts } from './save-external-service.ts'
import { instantIn, RefusedTimeStamp, StrangeTimeStamp, timeStampQuery } from './time-stamp.ts'

export type Found = { outcome: Outcome; told: string | null; ms: number }

type Reach = { fetchOutside: FetchOutside; privateHosts: PrivateHosts }

/** The third party that is asked: what it is, where, and the hosts where it may be. */
export type Probed = { kind: ServiceKind; address: string; hosts: readonly string[] }

/** Whether the third party is there: one bare question, without account or secret, timed in milliseconds. */
export async function probe(reach: Reach, probed: Probed): Promise<Found> {
  const start = performance.now()
  const found = await questionFor(probed)(reach, probed).catch(failed)
  return { ...found, ms: Math.round(performance.now() - start) }
}

function questionFor({ kind, address }: Probed) {
  if (/^smtps?:/.test(address)) return greet
  return kind === 'timestamp' ? askTheTime : ask
}

async function ask({ fetchOutside }: Reach, { address, hosts }: Probed) {
  const { status } = await fetchOutside(address, { method: 'GET', headers: { accept: '*/*' }, hosts })
  return { outcome: status < 500 ? 'answered' : 'refused', told: String(status) } as const
}

async function greet({ privateHosts }: Reach, { address, hosts }: Probed) {
  return { outcome: 'answered', told: await greetingOf(address, { hosts, privateHosts }) } as const
}

/** A time-stamp server says that it is there by giving a time-stamp: to any other question it owes nothing. */
async function askTheTime({ fetchOutside }: Reach, { address, hosts }: Probed): Promise<Omit<Found, 'ms'>> {
  const query = timeStampQuery()
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  const answer = await fetchOutside(address, { method: 'POST', headers, body: query.bytes, hosts })
  if (answer.status !== 200) return { outcome: 'refused', told: String(answer.status) }
  return { outcome: 'answered', told: instantIn(Buffer.from(await answer.arrayBuffer()), query) }
}

function failed(error: unknown): Omit<Found, 'ms'> {
  if (error instanceof ForbiddenAddress) return { outcome: 'forbidden', told: null }
  if (error instanceof RefusedTimeStamp) return { outcome: 'refused', told: error.message }
  if (error instanceof StrangeGreeting || error instanceof StrangeTimeStamp) return { outcome: 'strange', told: null }
  const isSilent = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
  return { outcome: isSilent ? 'silent' : 'unreachable', told: null }
}
