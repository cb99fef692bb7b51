import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * It seals no more, and its key is forgotten; what it has sealed is still verified.
 * @throws Refusal 404, 409 CERTIFICATE_REVOKED
 */
export async function revokeCertificate({ db, clock }: { db: PlatformDb; clock: Clock }, id: string) {
  const { state, endedAt } = await takeForChange(
    db.selectFrom('platform.esign_certificate').select(['state', 'endedAt']).where('id', '=', id),
  )
  if (state === 'revoked') throw new Refusal(409, 'CERTIFICATE_REVOKED', 'sealing.certificate.already-revoked')
  await db
    .updateTable('platform.esign_certificate')
    .set({ state: 'revoked', key: null, endedAt: endedAt ?? clock.now().toString() })
    .where('id', '=', id)
    .execute()
}
