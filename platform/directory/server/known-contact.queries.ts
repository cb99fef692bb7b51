import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { directorySourcesOffer, type Looking } from '../directory-source.slot.ts'
import { openDirectory } from './open-directory.ts'

/** Whether an id is that of somebody of the client's directory, whoever asks. */
export async function isKnownContact(db: Db<never>, looking: Looking & { offered: Offered }, id: string) {
  for (const { people } of await openDirectory(looking.offered(directorySourcesOffer), looking)) {
    const { rows } = await sql`select from (${people.details(sql`(select ${id}::uuid)`)}) person`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
