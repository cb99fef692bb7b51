import { createHash, X509Certificate } from 'node:crypto'
import { readDer, tags, writeDer } from '#kernel/server/der.ts'
import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { instantIn, type TimeStampServer, timeStampQuery } from '#platform/providers/providers.server.ts'
import { chainTo } from '../certificates/chain.ts'
import { BadTimeStamp, type ReadTimeStamp, readTimeStamp } from './read-time-stamp.ts'

export type TimeStamp = ReadTimeStamp & { token: Uint8Array }

type Asking = { fetchOutside: FetchOutside; now: () => Temporal.Instant }

/** How far the hour of a server may be from ours. */
const tolerance = { minutes: 5 }

/**
 * Has somebody else say when these bytes were there. What he answers is believed only when it is granted, of this
 * digest and this question, signed by a certificate that leads to the anchors set for him, at about our own hour.
 * @throws BadTimeStamp, BadSignature, StrangeTimeStamp, RefusedTimeStamp, or what the network says
 */
export async function askTimeStamp(
  { fetchOutside, now }: Asking,
  { address, hosts, authorization, anchors }: TimeStampServer,
  bytes: Uint8Array,
): Promise<TimeStamp> {
  const digest = createHash('sha256').update(bytes).digest()
  const query = timeStampQuery(digest)
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  const response = await fetchOutside(address, {
    method: 'POST',
    headers: { ...headers, ...(authorization && { authorization }) },
    body: query.bytes,
    hosts,
  })
  if (response.status !== 200) throw new BadTimeStamp(`the server answers ${response.status}`)
  const answer = Buffer.from(await response.arrayBuffer())
  instantIn(answer, query)
  const token = tokenIn(answer)
  const read = readTimeStamp(token, digest)
  requireHour(read.instant, now())
  const known = anchors.map(anchor => new X509Certificate(anchor))
  if (!chainTo(known, read.signer, read.certificates, read.instant))
    throw new BadTimeStamp('by somebody whom the anchors of this server do not know')
  return { ...read, token }
}

/** The second part of an answer, whose first is its status. */
function tokenIn(answer: Buffer) {
  const [, token] = readDer(answer).children
  if (token?.tag !== tags.sequence) throw new BadTimeStamp('without a token')
  return writeDer(token.tag, token.content)
}

function requireHour(instant: Temporal.Instant, ours: Temporal.Instant) {
  const [first, last] = [ours.subtract(tolerance), ours.add(tolerance)]
  if (Temporal.Instant.compare(instant, first) < 0 || Temporal.Instant.compare(instant, last) > 0)
    throw new BadTimeStamp(`of ${instant.toString()}, while it is ${ours.toString()}`)
}
