import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { forgetRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { forgetTickets } from './tickets.ts'
import { stepOfCode } from './totp.ts'

/** `confirmed` counts; `pending` waits for its first code, and the former goes on meanwhile. */
type Secrets = { confirmed?: string | undefined; pending?: string | undefined }

type Given = { clock: Clock; keys: Keys }

const placeOf = (userId: string) => `platform.credential totp ${userId}`

export async function secretsOf(db: PlatformDb, { keys }: Given, userId: string): Promise<Secrets> {
  const row = await db
    .selectFrom('platform.credential')
    .select('totpSecret')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.totpSecret ? (JSON.parse(keys.open(placeOf(userId), row.totpSecret)) as Secrets) : {}
}

/** A new secret that counts only once a code of it was given. */
export async function keepPendingSecret(db: PlatformDb, given: Given, userId: string, pending: string) {
  const { confirmed } = await secretsOf(db, given, userId)
  const totpSecret = sealed(given, userId, { confirmed, pending })
  await db
    .insertInto('platform.credential')
    .values({ userId, totpSecret, changedAt: given.clock.now().toString() })
    .onConflict(known => known.column('userId').doUpdateSet({ totpSecret }))
    .execute()
}

/** The pending secret takes the place of the former; `step` is that of the code that confirmed it. */
export async function confirmSecret(db: PlatformDb, given: Given, userId: string, secret: string, step: number) {
  await db
    .updateTable('platform.credential')
    .set({
      totpSecret: sealed(given, userId, { confirmed: secret }),
      totpConfirmedAt: given.clock.now().toString(),
      totpLastStep: step,
    })
    .where('userId', '=', userId)
    .execute()
}

/** The second factor counts no more, nor does any session's proof of it, nor a login that waits for it. */
export async function forgetFactor(db: PlatformDb, userId: string) {
  await db
    .updateTable('platform.credential')
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where('userId', '=', userId)
    .execute()
  await forgetRecoveryCodes(db, userId)
  await db.updateTable('platform.session').set({ mfaAt: null }).where('userId', '=', userId).execute()
  await forgetTickets(db, userId, ['mfa', 'mfaEnrol'])
}

/** Whether a code of the telephone, or a recovery code, is right now. A right one is used up. */
export async function takeCode(db: PlatformDb, given: Given, userId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(db, given.clock, userId, code)
  const { confirmed } = await secretsOf(db, given, userId)
  const step = confirmed && stepOfCode(confirmed, code, given.clock.now().epochMilliseconds)
  return step ? takeStep(db, userId, step) : false
}

/** One update decides, so that of two uses of one code at the same moment one counts. */
async function takeStep(db: PlatformDb, userId: string, step: number) {
  const taken = await db
    .updateTable('platform.credential')
    .set({ totpLastStep: step })
    .where('userId', '=', userId)
    .where('totpConfirmedAt', 'is not', null)
    .where(eb => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether the person has enrolled, what he may still fall back on, and his password where he signs in with one. */
export async function factorOf(db: PlatformDb, userId: string) {
  const row = await db
    .selectFrom('platform.credential as k')
    .innerJoin('platform.user as u', 'u.id', 'k.userId')
    .select(eb => [
      'k.totpConfirmedAt',
      'k.passwordHash',
      'u.accountType',
      eb
        .selectFrom('platform.recovery_code as r')
        .select(count => count.fn.countAll<number>().as('left'))
        .whereRef('r.userId', '=', 'k.userId')
        .where('r.usedAt', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('k.userId', '=', userId)
    .executeTakeFirst()
  return {
    isEnrolled: (row?.totpConfirmedAt ?? null) !== null,
    passwordHash: row?.accountType === 'sun' ? row.passwordHash : null,
    recoveryCodesLeft: row?.recoveryCodesLeft ?? 0,
  }
}

/** @throws Refusal 409 MFA_NOT_ENROLLED */
export async function requireEnrolled(db: PlatformDb, userId: string) {
  if (!(await factorOf(db, userId)).isEnrolled) throw new Refusal(409, 'MFA_NOT_ENROLLED', 'identity.mfa.not-enrolled')
}

const sealed = ({ keys }: Given, userId: string, secrets: Secrets) =>
  keys.seal(placeOf(userId), JSON.stringify(secrets))
