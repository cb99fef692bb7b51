import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * A public address belongs for ever to the client that bore it first: old links must not lead to another.
 * @throws Refusal 400 on `field` when it is or was another client's
 */
export async function requireFreeSlug(db: PlatformDb, clientId: string, slug: string, field: string) {
  const borne = await db
    .selectFrom('platform.client')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', clientId)
    .executeTakeFirst()
  const once = await db
    .selectFrom('platform.client_alias')
    .select('clientId')
    .where('slug', '=', slug)
    .where('clientId', '<>', clientId)
    .executeTakeFirst()
  if (borne ?? once) throw wrongField(field, 'taken', 'clients.refusal.slug-taken')
}

/** The address that a client leaves still leads to it; the one that it takes up again is no former one any more. */
export async function keepAlias(
  db: PlatformDb,
  clientId: string,
  { former, present, at }: { former: string; present: string; at: string },
) {
  await db.deleteFrom('platform.client_alias').where('slug', '=', present).where('clientId', '=', clientId).execute()
  await db.insertInto('platform.client_alias').values({ slug: former, clientId, since: at }).execute()
}
