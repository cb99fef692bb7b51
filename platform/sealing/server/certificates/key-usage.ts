import type { X509Certificate } from 'node:crypto'
import { fromBER } from 'asn1js'
import * as pki from 'pkijs'
import { objects } from '../cms/objects.ts'
import { ownBytes } from '../cms/sign-content.ts'

const extendedKeyUsage = '2.5.29.37'

/** As RFC 3161 (2.3) asks: that use alone, and marked critical. */
export function isMadeForTimeStamps({ raw }: X509Certificate): boolean {
  const { extensions = [] } = new pki.Certificate({ schema: fromBER(ownBytes(raw)).result })
  const usage = extensions.find(({ extnID }) => extnID === extendedKeyUsage)
  const uses = usage?.parsedValue instanceof pki.ExtKeyUsage ? usage.parsedValue.keyPurposes : []
  return usage?.critical === true && uses.length === 1 && uses[0] === objects.timeStamping
}
