import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { installationRoot } from './installation-root.ts'
import { keepCertificate } from './keep-certificate.ts'
import { makeCertificate } from './make-certificate.ts'

const years = 3

/** A certificate in the client's own name, issued by the installation's root, which seals from now on. */
export async function makeOwnCertificate(given: { db: PlatformDb; keys: Keys; clock: Clock; clientId: string }) {
  const { db, keys, clock, clientId } = given
  const now = clock.now()
  const { name } = await db
    .selectFrom('platform.client')
    .select('name')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const issuer = await installationRoot(db, keys, now)
  const own = await makeCertificate({
    names: { common: `Cachet de ${name}`, organisation: name },
    notBefore: now,
    notAfter: now.add({ hours: years * 365 * 24 }),
    issuer,
  })
  return keepCertificate(
    { db, keys, clientId, at: now.toString() },
    { kind: 'own', chain: [own.certificate, issuer.certificate], keyKind: 'RSA', key: own.key },
  )
}
