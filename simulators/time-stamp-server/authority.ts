import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import * as pki from 'pkijs'

/** Who signs times: his certificate (DER), the root above it, and his key. */
export type Authority = { certificate: Buffer; root: Buffer; key: KeyObject }

const day = 24 * 3_600_000
const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z')]

/** A root and a certificate made for time-stamps alone, new at each start. */
export async function makeAuthority(): Promise<Authority> {
  const [root, own] = [rsa(), rsa()]
  const above = await made('Racine des heures simulées', root.publicKey, undefined)
  const rootDer = await signed(above, root.privateKey)
  const below = await made('Horodatage simulé', own.publicKey, above)
  return { certificate: await signed(below, root.privateKey), root: rootDer, key: own.privateKey }
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

async function made(common: string, publicKey: KeyObject, above: pki.Certificate | undefined) {
  const certificate = new pki.Certificate({ version: 2 })
  certificate.serialNumber = new Integer({ value: above ? 2 : 1 })
  certificate.subject = new pki.RelativeDistinguishedNames({
    typesAndValues: [new pki.AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: common }) })],
  })
  certificate.issuer = above?.subject ?? certificate.subject
  certificate.notBefore = new pki.Time({ type: 0, value: new Date(from.getTime() - day) })
  certificate.notAfter = new pki.Time({ type: 0, value: to })
  await certificate.subjectPublicKeyInfo.importKey(
    await crypto.subtle.importKey(
      'spki',
      new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })),
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
      true,
      ['verify'],
    ),
  )
  certificate.extensions = above ? [timeStamping()] : [ca(), signsCertificates()]
  return certificate
}

const ca = () => extension('2.5.29.19', new pki.BasicConstraints({ cA: true }).toSchema())
const signsCertificates = () =>
  extension('2.5.29.15', new BitString({ valueHex: new Uint8Array([0x06]).buffer, unusedBits: 1 }))
const timeStamping = () =>
  extension('2.5.29.37', new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] }).toSchema())

const extension = (extnID: string, value: { toBER(): ArrayBuffer }) =>
  new pki.Extension({ extnID, critical: true, extnValue: value.toBER() })

async function signed(certificate: pki.Certificate, key: KeyObject) {
  const pkcs8 = new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }))
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  await certificate.sign(await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']), 'SHA-256')
  return Buffer.from(certificate.toSchema(true).toBER())
}

export const signedBy = (key: KeyObject, bytes: Uint8Array) => sign('sha256', bytes, key)
