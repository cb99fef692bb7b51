import * as pki from 'pkijs'
import { type Issued, certificateIn, signingKey } from '../certificate.ts'

const holds = { hours: 168 }

/** An authority's list of certificates that do not hold any more (CRL, RFC 5280): none of them. */
export async function listOf(authority: Issued, now: Temporal.Instant): Promise<Buffer> {
  const time = (instant: Temporal.Instant) => new pki.Time({ type: 0, value: new Date(instant.epochMilliseconds) })
  const list = new pki.CertificateRevocationList({
    version: 1,
    issuer: certificateIn(authority.certificate).subject,
    thisUpdate: time(now),
    nextUpdate: time(now.add(holds)),
  })
  await list.sign(await signingKey(authority.key), 'SHA-256')
  return Buffer.from(list.toSchema(true).toBER())
}
