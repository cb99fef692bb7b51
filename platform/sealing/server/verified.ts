import type { SealLevel, WhyNotIntact } from '../seal.model.ts'
import type { TimeStampFacts } from './seal-wish.ts'

/** What a file says of its last signature. */
export type Verified = {
  /** The signature covers every byte of the file but the proofs behind it, and none was changed. */
  intact: boolean
  because: WhyNotIntact | null
  signer: { subject: string; issuer: string; serial: string; fingerprint: string; notAfter: string } | null
  reason: string | null
  /** What the file holds that was found good; null when it is not intact. */
  level: SealLevel | null
  timeStamp: TimeStampFacts | null
  /**
   * What stood before the last section: the file that people had read. Twice where its last line ends, with that end and
   * without, since whoever adds a section may add one.
   */
  prefixes: readonly { size: number; sha256: string }[]
}
