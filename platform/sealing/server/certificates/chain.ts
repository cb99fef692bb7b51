import type { X509Certificate } from 'node:crypto'

const longest = 6

/**
 * From a certificate to one of the anchors, each issued by the next and good at that instant; undefined where none of
 * those that came with it leads there. Whether one was revoked meanwhile is not asked.
 */
export function chainTo(
  anchors: readonly X509Certificate[],
  certificate: X509Certificate,
  between: readonly X509Certificate[],
  at: Temporal.Instant,
): X509Certificate[] | undefined {
  const chain = [certificate]
  for (let own = certificate; chain.length <= longest; ) {
    if (!isGoodAt(own, at)) return undefined
    if (anchors.some(anchor => anchor.fingerprint256 === own.fingerprint256)) return chain
    const above = [...anchors, ...between].find(one => one !== own && isIssuedBy(own, one))
    if (!above || chain.includes(above)) return undefined
    chain.push(above)
    own = above
  }
  return undefined
}

const isIssuedBy = (certificate: X509Certificate, above: X509Certificate) =>
  above.ca && certificate.checkIssued(above) && certificate.verify(above.publicKey)

export const isGoodAt = ({ validFromDate, validToDate }: X509Certificate, at: Temporal.Instant) =>
  validFromDate.getTime() <= at.epochMilliseconds && at.epochMilliseconds <= validToDate.getTime()
