import { generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto'
import { BitString, fromBER, Integer, Null, Utf8String } from 'asn1js'
import * as pki from 'pkijs'

/** A certificate (DER) with its key. */
export type Issued = { certificate: Buffer; key: KeyObject }

type Wanted = { common: string; issuer: Issued | 'itself'; extensions?: readonly pki.Extension[] }

const [from, to] = [new Date('2025-12-31T00:00:00Z'), new Date('2036-01-01T00:00:00Z')]

/** Issued by another, or by itself: a root then, which issues others. */
export async function makeCertificate({ common, issuer, extensions = [] }: Wanted): Promise<Issued> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const isRoot = issuer === 'itself'
  const certificate = new pki.Certificate({ version: 2 })
  certificate.serialNumber = new Integer({ value: randomInt(2, 2 ** 31) })
  certificate.subject = new pki.RelativeDistinguishedNames({
    typesAndValues: [new pki.AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: common }) })],
  })
  certificate.issuer = isRoot ? certificate.subject : certificateIn(issuer.certificate).subject
  certificate.notBefore = new pki.Time({ type: 0, value: from })
  certificate.notAfter = new pki.Time({ type: 0, value: to })
  await certificate.subjectPublicKeyInfo.importKey(
    await crypto.subtle.importKey(
      'spki',
      new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })),
      rsaWithSha256,
      true,
      ['verify'],
    ),
  )
  certificate.extensions = [...(isRoot ? [ca(), signsCertificates()] : []), ...extensions]
  await certificate.sign(await signingKey(isRoot ? privateKey : issuer.key), 'SHA-256')
  return { certificate: Buffer.from(certificate.toSchema(true).toBER()), key: privateKey }
}

const rsaWithSha256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

export const certificateIn = (certificate: Uint8Array) =>
  new pki.Certificate({ schema: fromBER(new Uint8Array(certificate).buffer).result })

/** The key as what signs certificates, answers and lists takes it. */
export const signingKey = (key: KeyObject) =>
  crypto.subtle.importKey('pkcs8', new Uint8Array(key.export({ format: 'der', type: 'pkcs8' })), rsaWithSha256, false, [
    'sign',
  ])

export const extension = (extnID: string, value: { toBER(): ArrayBuffer }, critical = true) =>
  new pki.Extension({ extnID, critical, extnValue: value.toBER() })

const ca = () => extension('2.5.29.19', new pki.BasicConstraints({ cA: true }).toSchema())
const signsCertificates = () =>
  extension('2.5.29.15', new BitString({ valueHex: new Uint8Array([0x06]).buffer, unusedBits: 1 }))

export const madeForTimeStamps = () =>
  extension('2.5.29.37', new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] }).toSchema())

/** Who answers in an authority's stead, and about whom nobody is asked in turn. */
export const madeForAnswers = () => [
  extension('2.5.29.37', new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.9'] }).toSchema(), false),
  extension('1.3.6.1.5.5.7.48.1.5', new Null(), false),
]

/** Where its authority answers about a certificate, and where its list is. */
export const askedAt = ({ answers, lists }: { answers: string; lists: string }) => [
  extension(
    '1.3.6.1.5.5.7.1.1',
    new pki.InfoAccess({
      accessDescriptions: [
        new pki.AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: address(answers) }),
      ],
    }).toSchema(),
    false,
  ),
  extension(
    '2.5.29.31',
    new pki.CRLDistributionPoints({
      distributionPoints: [new pki.DistributionPoint({ distributionPoint: [address(lists)] })],
    }).toSchema(),
    false,
  ),
]

const address = (value: string) => new pki.GeneralName({ type: 6, value })
