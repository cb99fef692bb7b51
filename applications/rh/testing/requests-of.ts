import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** The links of a client by which a piece may still be sent, the oldest first. */
export const requestsOf = (world: World, client: TestClient) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, (db: RhDb) =>
    db
      .selectFrom('rh.document_request')
      .select(['id', 'employeeId', 'kindCode'])
      .where('answeredAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .orderBy('askedAt')
      .orderBy('id')
      .execute(),
  )
