import type { X509Certificate } from 'node:crypto'
import * as pki from 'pkijs'
import { certificateOf } from '../cms/sign-content.ts'
import { objects } from '../cms/objects.ts'

const extendedKeyUsage = '2.5.29.37'

/** As RFC 3161 (2.3) asks: that use alone, and marked critical. */
export function isMadeForTimeStamps(certificate: X509Certificate): boolean {
  const { uses, isCritical } = usesOf(certificate)
  return isCritical && uses.length === 1 && uses[0] === objects.timeStamping
}

/**
 * As RFC 6960 (4.2.2.2) asks of whom an authority lets answer in its stead; only one whom nobody need ask about in turn
 * (`id-pkix-ocsp-nocheck`) is of use in a file that must prove itself.
 */
export const isMadeForAnswers = (certificate: X509Certificate): boolean =>
  usesOf(certificate).uses.includes(objects.ocspSigning) &&
  extensionsOf(certificate).some(({ extnID }) => extnID === objects.ocspNoCheck)

function usesOf(certificate: X509Certificate) {
  const usage = extensionsOf(certificate).find(({ extnID }) => extnID === extendedKeyUsage)
  const uses = usage?.parsedValue instanceof pki.ExtKeyUsage ? usage.parsedValue.keyPurposes : []
  return { uses, isCritical: usage?.critical === true }
}

export const extensionsOf = ({ raw }: X509Certificate): pki.Extension[] => certificateOf(raw).extensions ?? []
