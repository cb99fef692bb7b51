import { createHash, randomBytes } from 'node:crypto'
import { BitString, fromBER, Integer, ObjectIdentifier, OctetString, Sequence, Set as SetOf, Utf8String } from 'asn1js'
import * as pki from 'pkijs'
import { ownBytes } from '../cms/sign-content.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 3072,
} as const

/** A certificate with its key: DER, and PKCS#8. */
export type Credential = { certificate: Uint8Array; key: Uint8Array }

type Names = { common: string; organisation: string }
type Wanted = { names: Names; notBefore: Temporal.Instant; notAfter: Temporal.Instant; issuer: Credential | 'itself' }

/** Makes a key (RSA 3072) and its certificate: one that issues others when it is issued by itself, else one that signs. */
export async function makeCertificate({ names, notBefore, notAfter, issuer }: Wanted): Promise<Credential> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const isRoot = issuer === 'itself'
  const certificate = new pki.Certificate({ version: 2 })
  certificate.serialNumber = new Integer({ valueHex: ownBytes(Buffer.concat([Buffer.from([0x4a]), randomBytes(15)])) })
  certificate.subject = named(names)
  const above = isRoot ? undefined : new pki.Certificate({ schema: fromBER(ownBytes(issuer.certificate)).result })
  certificate.issuer = above?.subject ?? certificate.subject
  certificate.notBefore = new pki.Time({ type: 0, value: new Date(notBefore.epochMilliseconds) })
  certificate.notAfter = new pki.Time({ type: 0, value: new Date(notAfter.epochMilliseconds) })
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  const own = identifierOf(certificate)
  certificate.extensions = [
    extension('2.5.29.19', true, new pki.BasicConstraints({ cA: isRoot }).toSchema()),
    extension('2.5.29.15', true, isRoot ? usage(0x06, 1) : usage(0xc0, 6)),
    extension('2.5.29.14', false, new OctetString({ valueHex: own })),
    extension(
      '2.5.29.35',
      false,
      new pki.AuthorityKeyIdentifier({
        keyIdentifier: new OctetString({ valueHex: above ? identifierOf(above) : own }),
      }).toSchema(),
    ),
  ]
  await certificate.sign(isRoot ? keys.privateKey : await signingKey(issuer.key), 'SHA-256')
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    key: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  }
}

export const signingKey = (key: Uint8Array) =>
  crypto.subtle.importKey('pkcs8', ownBytes(key), { name: algorithm.name, hash: algorithm.hash }, false, ['sign'])

/** Each part stands by itself, as programs that read names expect. */
function named({ common, organisation }: Names) {
  const part = (type: string, value: string) =>
    new SetOf({
      value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), new Utf8String({ value })] })],
    })
  return new pki.RelativeDistinguishedNames({
    schema: fromBER(new Sequence({ value: [part('2.5.4.10', organisation), part('2.5.4.3', common)] }).toBER()).result,
  })
}

/** The SHA-1 of the key (RFC 5280, 4.2.1.2): a name for it, and no proof of anything. */
const identifierOf = ({ subjectPublicKeyInfo }: pki.Certificate) =>
  ownBytes(
    createHash('sha1').update(Buffer.from(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)).digest(),
  )

const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
  new pki.Extension({ extnID, critical, extnValue: value.toBER() })

/** What the key may do, bit by bit: sign and not deny it, or sign certificates and lists of those that were revoked. */
const usage = (bits: number, unusedBits: number) =>
  new BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits })
