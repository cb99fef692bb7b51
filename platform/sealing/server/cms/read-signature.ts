import { constants, createHash, verify, X509Certificate } from 'node:crypto'
import { fromBER } from 'asn1js'
import * as pki from 'pkijs'
import { readDer, tags } from '#kernel/server/der.ts'
import { issuerOf, serialIn, serialOf } from '../certificates/names-of-certificate.ts'
import { dottedName } from './dotted-name.ts'
import { digests, objects } from './objects.ts'
import { ownBytes } from './sign-content.ts'

/** What is read is no signature, or not one of what it claims to have signed. */
export class BadSignature extends Error {}

export type ReadSignature = {
  /** Dotted name of the kind of content. */
  type: string
  /** What is signed, where it stands inside. */
  content: Buffer | null
  signer: X509Certificate
  certificates: X509Certificate[]
  /** The bytes of the signature itself: what a time-stamp is of. */
  value: Buffer
  hasHour: boolean
  timeStamps: Buffer[]
}

/**
 * Reads a signature (CMS) and judges it: one signer, whose certificate is inside and named among what is signed, the
 * digest of the content, the signature itself. Who the signer is, and whether he is trusted, is not judged.
 * @param apart the content, where it does not stand inside
 * @throws BadSignature
 */
export function readSignature(bytes: Uint8Array, apart?: readonly Uint8Array[]): ReadSignature {
  try {
    return judged(bytes, apart)
  } catch (cause) {
    // Whatever a stranger's bytes make of the readers below, they are no signature.
    throw cause instanceof BadSignature ? cause : new BadSignature('that cannot be read', { cause })
  }
}

function judged(bytes: Uint8Array, apart: readonly Uint8Array[] | undefined): ReadSignature {
  const signed = parsed(bytes)
  const [info, ...others] = signed.signerInfos
  if (!info || others.length > 0) throw new BadSignature('not exactly one signer')
  const inside = signed.encapContentInfo.eContent?.getValue()
  const content = inside ? Buffer.from(inside) : null
  const certificates = certificatesIn(signed)
  const digest = digestNamed(info.digestAlgorithm.algorithmId)
  const attributes = attributesOf(info)
  requireContent(attributes, {
    type: signed.encapContentInfo.eContentType,
    digest,
    content: content ? [content] : apart,
  })
  const signer = signerOf(info, certificates)
  requireNamed(attributes, signer)
  requireSigned(info, { digest, signer })
  return {
    type: signed.encapContentInfo.eContentType,
    content,
    signer,
    certificates,
    value: Buffer.from(info.signature.valueBlock.valueHexView),
    hasHour: attributes.has(objects.signingTime),
    timeStamps: (info.unsignedAttrs?.attributes ?? [])
      .filter(({ type }) => type === objects.timeStampToken)
      .flatMap(({ values }) => values.map(value => Buffer.from(value.toBER()))),
  }
}

function parsed(bytes: Uint8Array) {
  const { result, offset } = fromBER(ownBytes(bytes))
  if (offset === -1) throw new BadSignature('no DER')
  const { contentType, content } = new pki.ContentInfo({ schema: result })
  if (contentType !== objects.signedData) throw new BadSignature('no signed data')
  return new pki.SignedData({ schema: content })
}

/** Those that say by whom they were issued, and stand beside him, must be. @throws BadSignature */
function certificatesIn(signed: pki.SignedData) {
  const certificates = (signed.certificates ?? [])
    .filter(one => one instanceof pki.Certificate)
    .map(one => new X509Certificate(Buffer.from(one.toSchema().toBER())))
  for (const one of certificates) {
    const issuer = certificates.find(other => one.checkIssued(other))
    if (issuer && !one.verify(issuer.publicKey)) throw new BadSignature('with a certificate that was changed')
  }
  return certificates
}

type Attributes = ReadonlyMap<string, Buffer>

const attributesOf = (info: pki.SignerInfo): Attributes =>
  new Map(
    (info.signedAttrs?.attributes ?? []).map(({ type, values: [value] }) => [
      type,
      Buffer.from((value as { toBER(): ArrayBuffer }).toBER()),
    ]),
  )

type Content = { type: string; digest: string; content: readonly Uint8Array[] | undefined }

function requireContent(attributes: Attributes, { type, digest, content }: Content) {
  if (!content) throw new BadSignature('of nothing')
  const kind = attributes.get(objects.contentType)
  if (!kind || objectIn(kind) !== type) throw new BadSignature('of another kind of content')
  const hash = createHash(digest)
  for (const piece of content) hash.update(piece)
  const told = attributes.get(objects.messageDigest)
  if (!told || !readDer(told).content.equals(hash.digest())) throw new BadSignature('of another content')
}

function signerOf({ sid }: pki.SignerInfo, certificates: readonly X509Certificate[]) {
  if (!(sid instanceof pki.IssuerAndSerialNumber)) throw new BadSignature('a signer that is not named by his issuer')
  const issuer = Buffer.from(sid.issuer.toSchema().toBER())
  const signer = certificates.find(one => serialOf(one) === serialIn(sid.serialNumber) && issuerOf(one).equals(issuer))
  if (!signer) throw new BadSignature('without the certificate of its signer')
  return signer
}

/** The certificate is named by its digest: ESSCertID by SHA-1, ESSCertIDv2 by SHA-256 unless it says another. */
function requireNamed(attributes: Attributes, { raw }: X509Certificate) {
  const [v2, v1] = [attributes.get(objects.signingCertificateV2), attributes.get(objects.signingCertificate)]
  const named = v2 ?? v1
  if (!named) throw new BadSignature('which does not name its certificate')
  const [first] = readDer(named).children[0]?.children ?? []
  const algorithm = first?.children.find(({ tag }) => tag === tags.sequence)?.children[0]
  const hash = first?.children.find(({ tag }) => tag === tags.octets)?.content
  const digest = v2 ? (algorithm ? digestNamed(dottedName(algorithm.content)) : 'sha256') : 'sha1'
  if (!hash?.equals(createHash(digest).update(raw).digest())) throw new BadSignature('which names another certificate')
}

function requireSigned(info: pki.SignerInfo, { digest, signer }: { digest: string; signer: X509Certificate }) {
  const encoded = info.signedAttrs?.encodedValue
  if (!encoded || encoded.byteLength === 0) throw new BadSignature('without signed attributes')
  const bytes = Buffer.from(encoded)
  bytes[0] = 0x31
  const { algorithmId } = info.signatureAlgorithm
  const isPss = algorithmId === '1.2.840.113549.1.1.10'
  const key = isPss
    ? { key: signer.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
    : signer.publicKey
  if (!verify(digest, bytes, key, Buffer.from(info.signature.valueBlock.valueHexView)))
    throw new BadSignature('that is not its signer’s')
}

function digestNamed(algorithm: string) {
  const name = digests[algorithm]
  if (!name) throw new BadSignature(`a digest that is not known: ${algorithm}`)
  return name
}

const objectIn = (der: Buffer) => dottedName(readDer(der).content)
