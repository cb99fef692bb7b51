import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { withPicture } from '#kernel/server/pictures.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { identityOutbox } from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { Client, NewClient } from '../client.model.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { requireFreeSlug } from './client-address.ts'
import { noteClientEvent } from './client-events.ts'
import { clientSheet } from './client-sheet.queries.ts'
import { clientCreated } from './invite-first-admin.ts'
import { clientOpened } from './client-opened.ts'
import { logoShape } from './logo-shape.ts'
import { openApplications } from './open-applications.ts'

type Create = (typeof clientsCalls)['createClient']
type CreateGiven = Given<Create, PlatformTables>

/**
 * A client with what it needs to begin, in one transaction that already stands in it: the input names it before it is
 * there. Its first administrator is invited by identity once all this is kept.
 * @throws Refusal 400 when the address is taken, or the mail is that of a super role; 409 CLIENT_EXISTS when the id is
 */
export async function createClient(given: CreateGiven, { clientId, client }: InputOf<Create>): Promise<Client> {
  const place = { folder: clientId, drawnAs: logoShape }
  return withPicture(given, given.uploads.logo[0], place, async (db, logoKey) => {
    await insertClient(db, given, clientId, client, logoKey)
    await openApplications(db, client.applications)
    const { name, siren, siret } = client.company
    await db.insertInto('platform.company').values({ name, siren, siret }).execute()
    await noteClientEvent({ ...given, db }, 'created', { name: client.name })
    await emit(db, clientCreated, { clientId }, identityOutbox)
    await emit(db, clientOpened, {})
    return clientSheet(db, given.clock, clientId)
  })
}

async function insertClient(
  db: PlatformDb,
  { clock }: CreateGiven,
  id: string,
  { name, slug, admin }: NewClient,
  logoKey: string | null,
) {
  await requireFreeSlug(db, id, slug, 'client.slug')
  await requireOrdinaryAccount(db, admin.mail)
  const made = await db
    .insertInto('platform.client')
    .values({
      id,
      name,
      slug,
      logoKey,
      createdAt: clock.now().toString(),
      firstAdmin: JSON.stringify(admin),
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal(409, 'CLIENT_EXISTS', 'clients.refusal.exists')
}

/** Who bears a super role enters clients to help, and belongs to none. */
async function requireOrdinaryAccount(db: PlatformDb, mail: string) {
  const bearer = await db
    .selectFrom('platform.user')
    .select('id')
    .where('mail', '=', mail)
    .where(eb => eb.or([eb('superAdmin', '=', true), eb('superDev', '=', true)]))
    .executeTakeFirst()
  if (bearer) throw wrongField('client.admin.mail', 'super-role', 'identity.invite.super-role')
}
