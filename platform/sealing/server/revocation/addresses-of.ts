import type { X509Certificate } from 'node:crypto'
import * as pki from 'pkijs'
import { extensionsOf } from '../certificates/key-usage.ts'
import { objects } from '../cms/objects.ts'

/** Where an authority says whether a certificate still holds: by an answer (OCSP), or by a list of those that do not. */
export type RevocationAddresses = { answers: string[]; lists: string[] }

/** As the certificate itself names them (RFC 5280, 4.2.1.13 and 4.2.2.1). */
export function addressesOf(certificate: X509Certificate): RevocationAddresses {
  const extensions = extensionsOf(certificate)
  const parsed = (name: string) => extensions.find(({ extnID }) => extnID === name)?.parsedValue as unknown
  const access = parsed(objects.authorityAccess)
  const points = parsed(objects.revocationLists)
  return {
    answers:
      access instanceof pki.InfoAccess
        ? access.accessDescriptions
            .filter(({ accessMethod }) => accessMethod === objects.ocsp)
            .flatMap(({ accessLocation }) => addressIn(accessLocation))
        : [],
    lists:
      points instanceof pki.CRLDistributionPoints
        ? points.distributionPoints.flatMap(({ distributionPoint }) =>
            Array.isArray(distributionPoint) ? distributionPoint.flatMap(addressIn) : [],
          )
        : [],
  }
}

export const namesAnAuthority = (certificate: X509Certificate) => {
  const { answers, lists } = addressesOf(certificate)
  return answers.length + lists.length > 0
}

const addressIn = ({ value }: pki.GeneralName) =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? [value] : []
