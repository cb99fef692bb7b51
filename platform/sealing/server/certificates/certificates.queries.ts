import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Certificate } from '../../certificate.model.ts'

/** Those of the current client, the one that seals first, then the last that were replaced. */
export async function certificatesOfClient(db: PlatformDb, now: Temporal.Instant, id?: string): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('platform.esign_certificate')
    .select(['id', 'kind', 'state', 'subject', 'issuer', 'serial', 'fingerprint', 'notBefore', 'notAfter'])
    .$if(id !== undefined, query => query.where('id', '=', id as string))
    .orderBy(eb => eb('state', '<>', 'active'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, state, ...row }) => ({
    ...row,
    kind: kind as Certificate['kind'],
    state: state as Certificate['state'],
    isExpired: Temporal.Instant.compare(now, row.notAfter) > 0,
  }))
}

/** @throws Refusal 404 */
export async function knownCertificate(db: PlatformDb, now: Temporal.Instant, id: string): Promise<Certificate> {
  const [certificate] = await certificatesOfClient(db, now, id)
  if (!certificate) throw notFound()
  return certificate
}
