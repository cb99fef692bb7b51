import * as pki from 'pkijs'
import { serialIn, serialOf, subjectOf } from '../certificates/names-of-certificate.ts'
import { ownBytes } from '../cms/sign-content.ts'
import { type Asked, BadStanding, instantOf, isSignedBy, type Standing } from './standing.ts'

/**
 * Reads an authority's list of certificates that do not hold any more (CRL, RFC 5280, 5) and judges it: its own, signed
 * by itself, and whole, since one that covers a part alone says so by a critical extension.
 * @throws BadStanding
 */
export function readList(bytes: Uint8Array, asked: Asked): Standing {
  try {
    return judged(bytes, asked)
  } catch (cause) {
    // Whatever a stranger's bytes make of the readers below, they are no list.
    throw cause instanceof BadStanding ? cause : new BadStanding('that cannot be read', { cause })
  }
}

function judged(bytes: Uint8Array, { certificate, issuer }: Asked): Standing {
  const list = pki.CertificateRevocationList.fromBER(ownBytes(bytes))
  if (!Buffer.from(list.issuer.toSchema().toBER()).equals(subjectOf(issuer)))
    throw new BadStanding('of another authority')
  if (!isSignedBy(issuer.publicKey, list.tbsView, list.signatureAlgorithm, list.signatureValue.valueBlock.valueHexView))
    throw new BadStanding('that is not its authority’s')
  if (list.crlExtensions?.extensions.some(({ critical }) => critical)) throw new BadStanding('of a part alone')
  const revoked = list.revokedCertificates?.find(
    ({ userCertificate }) => serialIn(userCertificate) === serialOf(certificate),
  )
  return {
    revokedAt: revoked ? instantOf(revoked.revocationDate.value) : null,
    from: instantOf(list.thisUpdate.value),
    until: list.nextUpdate ? instantOf(list.nextUpdate.value) : null,
    deputy: null,
  }
}
