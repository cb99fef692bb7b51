import type { X509Certificate } from 'node:crypto'
import { certificateOf } from '../cms/sign-content.ts'

/** Whose it is and who issued it: DER, as the certificate writes them. */
export const subjectOf = ({ raw }: X509Certificate) => Buffer.from(certificateOf(raw).subject.toSchema().toBER())
export const issuerOf = ({ raw }: X509Certificate) => Buffer.from(certificateOf(raw).issuer.toSchema().toBER())

/** The bits of the public key alone, of which answers are named by their digest. */
export const keyOf = ({ raw }: X509Certificate) =>
  Buffer.from(certificateOf(raw).subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)

export const serialOf = ({ serialNumber }: X509Certificate) => plainSerial(serialNumber)

/** Hexadecimal, without the zeros before it. */
export const plainSerial = (hex: string) => hex.toLowerCase().replace(/^0+(?=.)/, '')

export const serialIn = ({ valueBlock }: { valueBlock: { valueHexView: Uint8Array } }) =>
  plainSerial(Buffer.from(valueBlock.valueHexView).toString('hex'))
