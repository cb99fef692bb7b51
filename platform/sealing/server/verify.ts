import { createHash, type X509Certificate } from 'node:crypto'
import { BadSignature, type ReadSignature, readSignature } from './cms/read-signature.ts'
import { objects } from './cms/objects.ts'
import { inOneLine } from './certificates/keep-certificate.ts'
import { lastSignedRange, type SignedRange } from './layout/signed-range.ts'
import { type SecurityStore, storeBehind } from './layout/security-store.ts'
import { holdsProof } from './revocation/holds-proof.ts'
import { BadTimeStamp, type ReadTimeStamp, readTimeStamp } from './time-stamp/read-time-stamp.ts'
import type { SealLevel } from '../seal.model.ts'
import type { TimeStampFacts } from './seal-wish.ts'
import type { Verified } from './verified.ts'

/**
 * What a file says of its last signature, and whether it still holds: read in its bytes alone. Whether the signer is
 * trusted is for who reads his name; a file that bears no signature is not intact, because of that.
 */
export function verify(pdf: Uint8Array): Promise<Verified> {
  return Promise.resolve(verified(pdf))
}

function verified(pdf: Uint8Array): Verified {
  const range = lastSignedRange(pdf)
  const prefixes = prefixesOf(pdf, range)
  if (!range) return { ...broken(saysToBeSigned(pdf) ? 'changed' : 'no-signature'), prefixes }
  try {
    const signature = readSignature(range.contents, range.covered)
    const found = { signer: signerOf(signature.signer), reason: range.reason, prefixes }
    if (!range.isFilledWithZeros) return { ...broken('changed'), ...found }
    const isWhole = range.end === pdf.length
    const store = isWhole ? undefined : storeBehind(pdf, range.end)
    if (!isWhole && !store) return { ...broken('added-to'), ...found }
    if (signature.type !== objects.data || signature.hasHour) return { ...broken('no-pades'), ...found }
    const timeStamp = timeStampOf(signature)
    const level = levelOf(signature.signer, timeStamp, store)
    if (!level) return { ...broken('added-to'), ...found }
    return { ...found, intact: true, because: null, level, timeStamp: factsOf(timeStamp) }
  } catch (error) {
    if (error instanceof BadTimeStamp) return { ...broken('bad-time-stamp'), prefixes }
    if (error instanceof BadSignature) return { ...broken('changed'), prefixes }
    throw error
  }
}

/** Null where what stands behind the signature does not prove it. */
function levelOf(
  seal: X509Certificate,
  stamp: ReadTimeStamp | null,
  store: SecurityStore | undefined,
): SealLevel | null {
  if (!store) return stamp ? 'B-T' : 'B-B'
  return stamp && holdsProof(store, { seal, timeStamp: stamp.signer, at: stamp.instant }) ? 'B-LT' : null
}

const broken = (because: Verified['because']): Verified => ({
  intact: false,
  because,
  signer: null,
  reason: null,
  level: null,
  timeStamp: null,
  prefixes: [],
})

const timeStampOf = ({ value, timeStamps: [token] }: ReadSignature) =>
  token ? stampRead(token, createHash('sha256').update(value).digest()) : null

const factsOf = (stamp: ReadTimeStamp | null): TimeStampFacts | null =>
  stamp && {
    instant: stamp.instant.toString(),
    authority: inOneLine(stamp.signer.subject),
    policy: stamp.policy,
    serial: stamp.serial,
  }

function stampRead(token: Buffer, digest: Buffer) {
  try {
    return readTimeStamp(token, digest)
  } catch (cause) {
    throw new BadTimeStamp('the time-stamp does not hold', { cause })
  }
}

const signerOf = (certificate: X509Certificate) => ({
  subject: inOneLine(certificate.subject),
  issuer: inOneLine(certificate.issuer),
  serial: certificate.serialNumber,
  fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  notAfter: certificate.validToDate.toISOString(),
})

/** One changed byte may spoil one of these words, never all. */
const saysToBeSigned = (pdf: Uint8Array) =>
  ['/ByteRange', '/Adobe.PPKLite', 'ETSI.CAdES.detached'].some(word => Buffer.from(pdf).includes(word))

/** What stood before the section of the signature: it ends where the file before had ended. */
function prefixesOf(pdf: Uint8Array, range: SignedRange | undefined): Verified['prefixes'] {
  const whole = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const before = whole.subarray(0, range?.gap.start ?? Math.max(0, whole.lastIndexOf('%%EOF')))
  const mark = before.lastIndexOf('%%EOF')
  if (mark === -1) return []
  const end = mark + '%%EOF'.length
  const [line = ''] = /^(\r\n|\n|\r)?/.exec(before.toString('latin1', end, end + 2)) ?? []
  return [...new Set([end, end + line.length])].map(size => ({
    size,
    sha256: createHash('sha256').update(pdf.subarray(0, size)).digest('hex'),
  }))
}
