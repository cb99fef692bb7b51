import { randomUUIDv7 } from 'node:crypto'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { followUpTokenOf } from './take-application.ts'

/** The last application of somebody, with a follow-up page: one that HR wrote has none until now. */
export async function followedApplicationOf(db: RhDb, keys: Keys, candidateId: string): Promise<string> {
  const { id, followUpId } = await db
    .selectFrom('rh.candidate_application')
    .select(['id', 'followUpId'])
    .where('candidateId', '=', candidateId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (followUpId) return id
  const made = randomUUIDv7()
  await db
    .updateTable('rh.candidate_application')
    .set({ followUpId: made, followUpTokenHash: digestOfKey(followUpTokenOf(keys, made)) })
    .where('id', '=', id)
    .execute()
  return id
}
