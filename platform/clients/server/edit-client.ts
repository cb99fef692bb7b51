import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Client } from '../client.model.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { keepAlias, requireFreeSlug } from './client-address.ts'
import { noteClientEvent } from './client-events.ts'
import { clientSheet } from './client-sheet.queries.ts'
import { lockedClient } from './locked-client.queries.ts'

type Edit = (typeof clientsCalls)['editClient']

/**
 * Its name and its public address; the address that it leaves still leads to it.
 * @throws Refusal 400 when the address is another client's; 404; 409 when somebody saved in between
 */
export async function editClient(
  given: Given<Edit, PlatformTables>,
  { clientId, name, slug, version }: InputOf<Edit>,
): Promise<Client> {
  const { db, clock } = given
  const former = await lockedClient(db, clientId)
  requireUnchanged(former, { version })
  if (slug !== former.slug) {
    await requireFreeSlug(db, clientId, slug, 'slug')
    await keepAlias(db, clientId, { former: former.slug, present: slug, at: clock.now().toString() })
  }
  await db
    .updateTable('platform.client')
    .set({ name, slug, version: sql`version + 1` })
    .where('id', '=', clientId)
    .execute()
  await noteClientEvent(given, 'edited', {
    ...(name !== former.name && { name: `${former.name} → ${name}` }),
    ...(slug !== former.slug && { slug: `${former.slug} → ${slug}` }),
  })
  return clientSheet(db, clock, clientId)
}
