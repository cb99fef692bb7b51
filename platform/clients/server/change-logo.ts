import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { withPicture } from '#kernel/server/pictures.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { Client } from '../client.model.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { noteClientEvent } from './client-events.ts'
import { clientSheet } from './client-sheet.queries.ts'
import { logoShape } from './logo-shape.ts'

/**
 * Draws what was sent again and shows it instead of the former logo.
 * @throws Refusal 404
 */
export async function changeLogo(
  given: Given<(typeof clientsCalls)['changeClientLogo'], PlatformTables>,
  clientId: string,
): Promise<Client> {
  const { files, uploads, afterCommit, clock } = given
  return withPicture(given, uploads.logo[0], { folder: clientId, drawnAs: logoShape }, async (db, key) => {
    const former = await replaceLogo(db, clientId, key)
    if (former) afterCommit(() => files.remove(former))
    await noteClientEvent({ ...given, db }, 'logo')
    return clientSheet(db, clock, clientId)
  })
}

/** Its initial stands there again. Throws as above. */
export async function removeLogo(
  given: Given<(typeof clientsCalls)['removeClientLogo'], PlatformTables>,
  clientId: string,
): Promise<Client> {
  const { db, files, afterCommit, clock } = given
  const former = await replaceLogo(db, clientId, null)
  if (former) {
    afterCommit(() => files.remove(former))
    await noteClientEvent(given, 'logo')
  }
  return clientSheet(db, clock, clientId)
}

/** Gives the key of the logo that stood there. */
async function replaceLogo(db: PlatformDb, clientId: string, key: string | null) {
  const { rows } = await sql<{ former: string | null }>`
    update platform.client set logo_key = ${key}, version = version + 1 where id = ${clientId}
    returning old.logo_key as former`.execute(db)
  const [changed] = rows
  if (!changed) throw notFound()
  return changed.former
}
