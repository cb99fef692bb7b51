import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld } from '#platform/testing/world.ts'

type Credential = { password_hash: string | null; must_change: string | null; temporary_until: Date | null }

export async function credentialOf(world: OwnWorld, userId: string): Promise<Credential> {
  const [row] = await ask<Credential>(
    world.installer,
    'select password_hash, must_change, temporary_until from platform.credential where user_id = $1',
    [userId],
  )
  if (!row) throw new Error('this person has no credential')
  return row
}

/** Sets columns of a person's credential, as an administrator or a leak would have. */
export const setCredential = (world: OwnWorld, userId: string, set: string) =>
  ask(world.installer, `update platform.credential set ${set} where user_id = $1`, [userId])
