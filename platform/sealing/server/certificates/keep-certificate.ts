import { randomUUID, X509Certificate } from 'node:crypto'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { CertificateKind } from '../../certificate.model.ts'
import { certificatePlace, sealKey } from './sealed-key.ts'

export type NewCertificate = {
  kind: CertificateKind
  /** DER, its own first. */
  chain: readonly [Uint8Array, ...Uint8Array[]]
  keyKind: 'RSA' | 'EC'
  /** PKCS#8. */
  key: Uint8Array
}

type Keeping = { db: PlatformDb; keys: Keys; clientId: string; at: string }

/** The certificate that seals from now on; the one before it stays to be verified, and seals no more. */
export async function keepCertificate(
  { db, keys, clientId, at }: Keeping,
  { kind, chain, keyKind, key }: NewCertificate,
): Promise<string> {
  const id = randomUUID()
  const own = new X509Certificate(chain[0])
  await db
    .updateTable('platform.esign_certificate')
    .set({ state: 'replaced', endedAt: at })
    .where('state', '=', 'active')
    .execute()
  await db
    .insertInto('platform.esign_certificate')
    .values({
      id,
      kind,
      subject: inOneLine(own.subject),
      issuer: inOneLine(own.issuer),
      serial: own.serialNumber,
      fingerprint: own.fingerprint256.replaceAll(':', '').toLowerCase(),
      notBefore: own.validFromDate.toISOString(),
      notAfter: own.validToDate.toISOString(),
      chain: chain.map(one => Buffer.from(one)),
      keyKind,
      key: sealKey(keys, certificatePlace(clientId, id), key),
      createdAt: at,
    })
    .execute()
  return id
}

/** `O=Serres du Val, CN=Cachet de Serres du Val` */
export const inOneLine = (name: string) => name.split('\n').join(', ')
