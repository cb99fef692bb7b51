import type { X509Certificate } from 'node:crypto'
import { readDer, tags } from '#kernel/server/der.ts'
import { dottedName } from '../cms/dotted-name.ts'
import { readSignature } from '../cms/read-signature.ts'
import { objects } from '../cms/objects.ts'
import { isGoodAt } from '../certificates/chain.ts'
import { isMadeForTimeStamps } from '../certificates/key-usage.ts'

/** A token that proves nothing of what it was asked for. */
export class BadTimeStamp extends Error {}

export type ReadTimeStamp = {
  instant: Temporal.Instant
  policy: string
  serial: string
  signer: X509Certificate
  certificates: X509Certificate[]
}

/**
 * Reads a time-stamp token (RFC 3161) over a SHA-256 and judges it: its signature, that its certificate is made for
 * time-stamps alone and was good at that hour, that it is of this digest. Whom one trusts is not judged.
 * @throws BadTimeStamp, BadSignature
 */
export function readTimeStamp(token: Uint8Array, digest: Uint8Array): ReadTimeStamp {
  const { type, content, signer, certificates } = readSignature(token)
  if (type !== objects.timeStampInfo || !content) throw new BadTimeStamp('no time-stamp')
  const [, policy, imprint, serial, time] = readDer(content).children
  const [algorithm, stamped] = imprint?.children ?? []
  const isSha256 = algorithm?.children[0] && dottedName(algorithm.children[0].content) === objects.sha256
  if (!isSha256 || !stamped?.content.equals(digest)) throw new BadTimeStamp('of another digest')
  if (!policy || !serial || time?.tag !== tags.generalizedTime) throw new BadTimeStamp('no time-stamp')
  const instant = instantOf(time.content.toString('latin1'))
  if (!isMadeForTimeStamps(signer)) throw new BadTimeStamp('by a certificate that is not made for time-stamps')
  if (!isGoodAt(signer, instant)) throw new BadTimeStamp('by a certificate that had ended')
  return { instant, policy: dottedName(policy.content), serial: serial.content.toString('hex'), signer, certificates }
}

/** `20261122081500Z`, with or without a fraction. */
function instantOf(written: string) {
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(written) ?? []
  if (!year) throw new BadTimeStamp('of no hour')
  return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`)
}
