import { createHash } from 'node:crypto'
import { fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import * as pki from 'pkijs'
import { objects } from './objects.ts'

/** Who signs: his certificate, those above it, and the act itself, which may be done elsewhere. */
export type Signer = {
  /** DER, his own first. */
  chain: readonly [Uint8Array, ...Uint8Array[]]
  kind: 'RSA' | 'EC'
  /** SHA-256 with his key: PKCS#1 v1.5, or ECDSA in DER. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

export type Signature = { value: Buffer; timeStamped(token: Uint8Array): Uint8Array; bytes(): Uint8Array }

type Content = { digest: Uint8Array; type: string; inside?: Uint8Array }

/**
 * A signature over a content by its SHA-256 (CMS, RFC 5652): kind of content, digest and whose certificate it is are
 * signed. The hour is not among them, as ETSI EN 319 142-1 asks of a signed PDF.
 */
export async function signContent({ digest, type, inside }: Content, signer: Signer): Promise<Signature> {
  const certificates = signer.chain.map(certificateOf)
  const own = certificates[0] as pki.Certificate
  const signedAttrs = signedAttributes(digest, type, signer.chain[0])
  const bytes = new Uint8Array(signedAttrs.toSchema().toBER())
  bytes[0] = setOf
  const value = Buffer.from(await signer.sign(bytes))
  const info = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256(),
    signedAttrs,
    signatureAlgorithm: algorithmOf(signer.kind),
    signature: new OctetString({ valueHex: ownBytes(value) }),
  })
  const signed = new pki.SignedData({
    version: type === objects.data ? 1 : 3,
    digestAlgorithms: [sha256()],
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: type,
      ...(inside && { eContent: new OctetString({ valueHex: ownBytes(inside) }) }),
    }),
    certificates,
    signerInfos: [info],
  })
  const written = () =>
    new Uint8Array(
      new pki.ContentInfo({ contentType: objects.signedData, content: signed.toSchema(true) }).toSchema().toBER(),
    )
  return {
    value,
    bytes: written,
    timeStamped(token) {
      const attribute = new pki.Attribute({
        type: objects.timeStampToken,
        values: [fromBER(ownBytes(token)).result],
      })
      info.unsignedAttrs = new pki.SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] })
      return written()
    },
  }
}

const setOf = 0x31

const signedAttributes = (digest: Uint8Array, type: string, certificate: Uint8Array) =>
  new pki.SignedAndUnsignedAttributes({
    type: 0,
    attributes: inOrder([
      new pki.Attribute({ type: objects.contentType, values: [new ObjectIdentifier({ value: type })] }),
      new pki.Attribute({
        type: objects.messageDigest,
        values: [new OctetString({ valueHex: ownBytes(digest) })],
      }),
      new pki.Attribute({ type: objects.signingCertificateV2, values: [identityOf(certificate)] }),
    ]),
  })

/** DER orders the members of a set by their bytes. */
const inOrder = (attributes: pki.Attribute[]) =>
  attributes
    .map(attribute => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER()) }))
    .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ attribute }) => attribute)

/** ESSCertIDv2 (RFC 5035): the SHA-256 of the certificate, so that no other can be put in its place. */
function identityOf(certificate: Uint8Array) {
  const hash = new OctetString({ valueHex: ownBytes(createHash('sha256').update(certificate).digest()) })
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] })
}

const sha256 = () => new pki.AlgorithmIdentifier({ algorithmId: objects.sha256, algorithmParams: new Null() })

const algorithmOf = (kind: Signer['kind']) =>
  kind === 'RSA'
    ? new pki.AlgorithmIdentifier({ algorithmId: objects.sha256WithRsa, algorithmParams: new Null() })
    : new pki.AlgorithmIdentifier({ algorithmId: objects.ecdsaWithSha256 })

export const certificateOf = (der: Uint8Array) => new pki.Certificate({ schema: fromBER(ownBytes(der)).result })

/** Bytes in a buffer of their own, as the libraries of ASN.1 take them. */
export const ownBytes = (bytes: Uint8Array) => new Uint8Array(bytes).buffer
