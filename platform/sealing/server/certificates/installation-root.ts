import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Credential, makeCertificate } from './make-certificate.ts'
import { openKey, sealKey } from './sealed-key.ts'

const place = 'platform.sealing_root'
const years = 20

/** Whoever issues the certificates that the installation makes by itself: made once, for all its clients. */
export async function installationRoot(db: PlatformDb, keys: Keys, now: Temporal.Instant): Promise<Credential> {
  const known = await keptRoot(db, keys)
  if (known) return known
  const made = await makeCertificate({
    names: { common: 'Sillon - racine de l’installation', organisation: 'Sillon' },
    notBefore: now,
    notAfter: now.add({ hours: years * 365 * 24 }),
    issuer: 'itself',
  })
  await db
    .insertInto('platform.sealing_root')
    .values({ certificate: Buffer.from(made.certificate), key: sealKey(keys, place, made.key) })
    .onConflict(former => former.column('id').doNothing())
    .execute()
  return (await keptRoot(db, keys)) as Credential
}

async function keptRoot(db: PlatformDb, keys: Keys): Promise<Credential | undefined> {
  const row = await db.selectFrom('platform.sealing_root').select(['certificate', 'key']).executeTakeFirst()
  return row && { certificate: row.certificate, key: openKey(keys, place, row.key) }
}
