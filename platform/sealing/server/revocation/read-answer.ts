import { createHash, X509Certificate } from 'node:crypto'
import * as pki from 'pkijs'
import { isGoodAt } from '../certificates/chain.ts'
import { isMadeForAnswers } from '../certificates/key-usage.ts'
import { keyOf, serialIn, serialOf, subjectOf } from '../certificates/names-of-certificate.ts'
import { digests } from '../cms/objects.ts'
import { ownBytes } from '../cms/sign-content.ts'
import { type Asked, BadStanding, instantOf, isSignedBy, type Standing } from './standing.ts'

/**
 * Reads what an authority answered about one certificate (OCSP, RFC 6960) and judges it: of that certificate, signed by
 * the authority or by a deputy whose certificate it gave for that.
 * @throws BadStanding
 */
export function readAnswer(bytes: Uint8Array, asked: Asked): Standing {
  try {
    return judged(bytes, asked)
  } catch (cause) {
    // Whatever a stranger's bytes make of the readers below, they are no answer.
    throw cause instanceof BadStanding ? cause : new BadStanding('that cannot be read', { cause })
  }
}

function judged(bytes: Uint8Array, asked: Asked): Standing {
  const answer = pki.OCSPResponse.fromBER(ownBytes(bytes))
  const status = answer.responseStatus.valueBlock.valueDec
  if (status !== 0 || !answer.responseBytes) throw new BadStanding(`the authority answers ${status}`)
  const basic = pki.BasicOCSPResponse.fromBER(ownBytes(answer.responseBytes.response.valueBlock.valueHexView))
  const said = basic.tbsResponseData.responses.find(one => isOf(one.certID, asked))
  if (!said) throw new BadStanding('of another certificate')
  const from = instantOf(said.thisUpdate)
  return {
    revokedAt: revokedIn(said.certStatus as { idBlock: { tagNumber: number } }, from),
    from,
    until: said.nextUpdate ? instantOf(said.nextUpdate) : null,
    deputy: deputyOf(basic, asked, from),
  }
}

/** Good is tag 0; revoked 1, with its hour first; unknown 2. */
function revokedIn(status: { idBlock: { tagNumber: number }; valueBlock?: unknown }, from: Temporal.Instant) {
  const { tagNumber } = status.idBlock
  if (tagNumber === 0) return null
  if (tagNumber !== 1) throw new BadStanding('the authority does not know the certificate')
  const [hour] = (status.valueBlock as { value?: { toDate?(): Date }[] }).value ?? []
  return hour?.toDate ? instantOf(hour.toDate()) : from
}

function isOf(
  { hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber }: pki.CertID,
  { certificate, issuer }: Asked,
) {
  const digest = digests[hashAlgorithm.algorithmId]
  if (!digest) return false
  const hash = (bytes: Uint8Array) => createHash(digest).update(bytes).digest()
  return (
    serialIn(serialNumber) === serialOf(certificate) &&
    hash(subjectOf(issuer)).equals(Buffer.from(issuerNameHash.valueBlock.valueHexView)) &&
    hash(keyOf(issuer)).equals(Buffer.from(issuerKeyHash.valueBlock.valueHexView))
  )
}

function deputyOf(
  { tbsResponseData, signatureAlgorithm, signature, certs = [] }: pki.BasicOCSPResponse,
  { issuer }: Asked,
  at: Temporal.Instant,
) {
  const bytes = tbsResponseData.tbsView
  const value = signature.valueBlock.valueHexView
  if (isSignedBy(issuer.publicKey, bytes, signatureAlgorithm, value)) return null
  const deputy = certs
    .map(one => new X509Certificate(Buffer.from(one.toSchema().toBER())))
    .filter(
      one => one.checkIssued(issuer) && one.verify(issuer.publicKey) && isMadeForAnswers(one) && isGoodAt(one, at),
    )
    .find(one => isSignedBy(one.publicKey, bytes, signatureAlgorithm, value))
  if (!deputy) throw new BadStanding('signed by somebody whom the authority did not name')
  return deputy
}
