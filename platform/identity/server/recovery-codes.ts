import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

const count = 10
/** 80 bits: nobody guesses one, so that a plain digest protects it. */
const bytes = 10

/** Takes the place of all former codes; told once, kept as digests. */
export async function replaceRecoveryCodes(db: PlatformDb, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await forgetRecoveryCodes(db, userId)
  await db
    .insertInto('platform.recovery_code')
    .values(codes.map(code => ({ userId, codeHash: digestOf(code) })))
    .execute()
  return codes
}

export const forgetRecoveryCodes = (db: PlatformDb, userId: string) =>
  db.deleteFrom('platform.recovery_code').where('userId', '=', userId).execute()

/** Uses a code up; false when it is none of the person's, or was used. */
export async function useRecoveryCode(db: PlatformDb, clock: Clock, userId: string, code: string): Promise<boolean> {
  const used = await db
    .updateTable('platform.recovery_code')
    .set({ usedAt: clock.now().toString() })
    .where('userId', '=', userId)
    .where('codeHash', '=', digestOf(code))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return used !== undefined
}

/** `ABCD-EFGH-IJKL-MNOP`. */
const newCode = () => {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(bytes)).buffer })
  return (base32.match(/.{4}/g) as string[]).join('-')
}

/** However it was typed. */
const digestOf = (code: string) => createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest()
