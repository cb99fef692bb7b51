import { createHash } from 'node:crypto'
import { certificateInUse } from './certificates/certificate-in-use.ts'
import { objects } from './cms/objects.ts'
import { signContent } from './cms/sign-content.ts'
import { laidSection } from './layout/laid-section.ts'
import { withSecurityStore } from './layout/security-store.ts'
import { lastSignedRange, withSignature } from './layout/signed-range.ts'
import { gatherProof } from './revocation/gather-proof.ts'
import { stampBytes } from './time-stamp/stamp-bytes.ts'
import type { Sealed, SealingGround, SealWish } from './seal-wish.ts'
import { verify } from './verify.ts'

/**
 * Seals a file in the name of the client: marks, attestation and signature are added behind the very bytes that were
 * read, as one section. Where a time-stamp server is on for the client, the hour is its; nothing is sealed without it
 * then; where the authorities of both certificates answer, what proves them in years stands behind. The level is read in the finished file. Nothing is kept: whoever asked keeps the file, and remembers the seal.
 * @throws SealWaits when a certificate or a time-stamp is missing, or was revoked: the same wish may be made again later
 */
export async function seal(given: SealingGround, wish: SealWish): Promise<Sealed> {
  const { press, clientId, clock } = given
  const certificate = await certificateInUse(given)
  const laid = await laidSection({ ...wish, press, clientId, at: clock.now(), certificate: certificate.chain[0] })
  const range = lastSignedRange(laid)
  if (!range) throw new Error('the section has no room for a signature')
  const digest = createHash('sha256').update(range.covered[0]).update(range.covered[1]).digest()
  const signature = await signContent({ digest, type: objects.data }, certificate)
  const timeStamp = await stampBytes(given, signature.value)
  const signed = withSignature(laid, range, timeStamp ? signature.timeStamped(timeStamp.token) : signature.bytes())
  const store = timeStamp ? await gatherProof(given, { chain: certificate.chain, timeStamp }) : undefined
  const pdf = store ? withSecurityStore(signed, store) : signed
  const { intact, level, because, timeStamp: told } = await verify(pdf)
  if (!intact || !level) throw new Error(`a file that was just sealed is not good: ${because}`)
  if (timeStamp && level === 'B-B') throw new Error('a time-stamp that was just taken is not in the file')
  const { id, subject, serial, fingerprint } = certificate
  return {
    pdf,
    sha256Before: sha256(wish.pdf),
    sizeBefore: wish.pdf.length,
    sha256After: sha256(pdf),
    level,
    sealedAt: clock.now().toString(),
    certificate: { id, subject, serial, fingerprint },
    timeStamp: told,
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
