import * as pki from 'pkijs'
import { type Issued, certificateIn, extension, signingKey } from '../certificate.ts'

const holds = { hours: 168 }

/** An authority's list of certificates that do not hold any more (CRL, RFC 5280): none of them. A partial one says so (5.2.5). */
export async function listOf(
  authority: Issued,
  now: Temporal.Instant,
  { isPartial }: { isPartial: boolean },
): Promise<Buffer> {
  const time = (instant: Temporal.Instant) => new pki.Time({ type: 0, value: new Date(instant.epochMilliseconds) })
  const list = new pki.CertificateRevocationList({
    version: 1,
    issuer: certificateIn(authority.certificate).subject,
    thisUpdate: time(now),
    nextUpdate: time(now.add(holds)),
  })
  if (isPartial)
    list.crlExtensions = new pki.Extensions({
      extensions: [
        extension('2.5.29.28', new pki.IssuingDistributionPoint({ onlyContainsUserCerts: true }).toSchema()),
      ],
    })
  await list.sign(await signingKey(authority.key), 'SHA-256')
  return Buffer.from(list.toSchema(true).toBER())
}
