import { createPrivateKey, sign } from 'node:crypto'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Signer } from '../cms/sign-content.ts'
import { SealWaits, type SealingGround } from '../seal-wish.ts'
import { makeOwnCertificate } from './make-own-certificate.ts'
import { certificatePlace, openKey } from './sealed-key.ts'

export type CertificateInUse = Signer & { id: string; subject: string; serial: string; fingerprint: string }

/**
 * What the client seals with at this moment; whoever has chosen none gets one of the installation's own.
 * @throws SealWaits when it has ended, or its key cannot be opened
 */
export async function certificateInUse({ withDb, keys, clock, clientId }: SealingGround): Promise<CertificateInUse> {
  const row = await withDb(async db => {
    const known = await activeCertificate(db)
    if (known) return known
    // Of two who seal for the first time at once, the second finds the certificate of the first.
    await takeForChange(db.selectFrom('platform.client').select('id').where('id', '=', clientId))
    const made = await activeCertificate(db)
    if (made) return made
    await makeOwnCertificate({ db, keys, clock, clientId })
    return (await activeCertificate(db)) as ActiveCertificate
  })
  const now = clock.now()
  if (Temporal.Instant.compare(now, row.notAfter) > 0)
    throw new SealWaits('certificate-expired', `the certificate ended on ${row.notAfter}`)
  return { ...row, kind: row.keyKind as Signer['kind'], chain: chainOf(row), sign: act(row) }

  function act({ id, key, keyKind }: ActiveCertificate) {
    try {
      return signerWith(openKey(keys, certificatePlace(clientId, id), key as Uint8Array), keyKind as Signer['kind'])
    } catch (cause) {
      throw new SealWaits('certificate-unreadable', 'the key of the certificate does not open', { cause })
    }
  }
}

type ActiveCertificate = NonNullable<Awaited<ReturnType<typeof activeCertificate>>>

const activeCertificate = (db: PlatformDb) =>
  db
    .selectFrom('platform.esign_certificate')
    .select(['id', 'subject', 'serial', 'fingerprint', 'notAfter', 'chain', 'keyKind', 'key'])
    .where('state', '=', 'active')
    .executeTakeFirst()

const chainOf = ({ chain }: { chain: Buffer[] }) => chain as unknown as Signer['chain']

/** @param key PKCS#8 */
export function signerWith(key: Uint8Array, kind: Signer['kind']): Signer['sign'] {
  const opened = createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' })
  if (opened.asymmetricKeyType !== (kind === 'RSA' ? 'rsa' : 'ec')) throw new Error('a key of another kind')
  return bytes => Promise.resolve(new Uint8Array(sign('sha256', bytes, opened)))
}
