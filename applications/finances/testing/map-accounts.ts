import type { TestClient, World } from '#platform/testing/world.ts'
import type { FinancesDb } from '../finances-db.ts'

const everyKind = ['received-packaging', 'energy-purchase', 'energy-sale', 'customer-credit']

/** Books kinds of a client on accounts, `601` and on, each its own. */
export const mapAccounts = (world: World, client: TestClient, kinds: readonly string[] = everyKind) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: FinancesDb) => {
    const { id: mapId } = await db
      .insertInto('finances.account_map')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('finances.mapped_kind')
      .values(kinds.map(kind => ({ mapId, kind, account: String(600 + everyKind.indexOf(kind)) })))
      .execute()
  })
