import type { Ground } from '#kernel/server/answers.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SealLevel } from '../seal.model.ts'

/**
 * What a mark says and where: inside one rectangle of one page, counted from 1; points from its upper left corner, as
 * documents tell where people sign. Lines are set one below the other, the picture (PNG) above them as decoration.
 */
export type SealMark = {
  page: number
  x: number
  y: number
  width: number
  height: number
  lines: readonly string[]
  picture?: Uint8Array
}

/** A file to be sealed. */
export type SealWish = {
  /** The very bytes that everybody has read: the sealed file begins with them. */
  pdf: Uint8Array
  marks: readonly SealMark[]
  /** A PDF whose pages follow the document's. */
  attestation?: Uint8Array
  /** Written beside the signature, for whoever opens it in a reader: `Envelope 2026-000147`. */
  reason: string
}

/** A file that is sealed: digests are SHA-256 in hexadecimal, sizes are bytes. */
export type Sealed = {
  pdf: Uint8Array
  sha256Before: string
  sizeBefore: number
  sha256After: string
  level: SealLevel
  sealedAt: string
  certificate: { id: string; subject: string; serial: string; fingerprint: string }
  /** Who gave the time, when there is a time-stamp server for the client. */
  timeStamp: TimeStampFacts | null
}

export type TimeStampFacts = { instant: string; authority: string; policy: string; serial: string }

/** What sealing takes of the house, inside one client; `withDb` is a short transaction of the platform's role in it. */
export type SealingGround = Pick<Ground, 'clock' | 'keys' | 'fetchOutside' | 'press' | 'offered'> & {
  clientId: string
  withDb: <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>
}

export const reasonsToWait = [
  'certificate-expired',
  'certificate-revoked',
  'certificate-unreadable',
  'time-stamp',
] as const

/** Nothing was sealed and nothing is kept: whoever asked tries again later. `why` is told to administrators. */
export class SealWaits extends Error {
  readonly why: (typeof reasonsToWait)[number]
  constructor(why: SealWaits['why'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}
