import type { TestClient, World } from '#platform/testing/world.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'

/** Somebody of the directory who sells to the client. */
export const addSupplier = (world: World, client: TestClient) =>
  world.inClient(client, async platform => {
    const db = platform as unknown as DemandesDb
    const contact = await db
      .insertInto('platform.contact')
      .values({ kind: 'organisation', name: 'Cartonnages de Loire' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('platform.partner')
      .values({ contactId: contact.id, code: 'CARTO', roles: ['supplier'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
