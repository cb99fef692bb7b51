import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Draft } from '../draft.model.ts'

const mostBytes = 262_144
const mostOfPerson = 50

/**
 * Keeps what is typed in place of what was kept under the same key; the oldest give way beyond fifty.
 * @throws Refusal 413 DRAFT_TOO_LARGE
 */
export async function keepDraft(db: PlatformDb, clock: Clock, { key, ...body }: Omit<Draft, 'savedAt'>) {
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) > mostBytes) throw new Refusal(413, 'DRAFT_TOO_LARGE', 'drafts.too-large')
  const kept = { body: text, savedAt: clock.now().toString() }
  await db
    .insertInto('platform.draft')
    .values({ key, ...kept })
    .onConflict(known => known.columns(['clientId', 'userId', 'key']).doUpdateSet(kept))
    .execute()
  await sql`
    delete from platform.draft
     where user_id = kernel.user_id()
       and key in (select key from platform.draft where user_id = kernel.user_id()
                    order by saved_at desc, key offset ${mostOfPerson})`.execute(db)
}
