import { type KeyObject, verify, type X509Certificate } from 'node:crypto'
import type { AlgorithmIdentifier } from 'pkijs'
import { digestsOfSignatures } from '../cms/objects.ts'

/** What an authority says of a certificate. */
export type Standing = {
  /** Since when it does not hold any more; null while it does. */
  revokedAt: Temporal.Instant | null
  /** When that was known, and until when it may be relied on; null where newer word is to be had at any moment. */
  from: Temporal.Instant
  until: Temporal.Instant | null
  /** Whoever said it in the authority's stead; null when it was the authority itself. */
  deputy: X509Certificate | null
}

/** The certificate that is asked about, and the one above it. */
export type Asked = { certificate: X509Certificate; issuer: X509Certificate }

/** What was told of a certificate proves nothing. */
export class BadStanding extends Error {}

/** Whether these bytes were signed by that key; false for a way to sign that is not judged here. */
export function isSignedBy(key: KeyObject, bytes: Uint8Array, algorithm: AlgorithmIdentifier, signature: Uint8Array) {
  const digest = digestsOfSignatures[algorithm.algorithmId]
  return digest !== undefined && verify(digest, bytes, key, signature)
}

export const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime())
