import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** The links of a client by which a piece may still be sent, the oldest first. */
export const requestsOf = (world: World, client: TestClient) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, (db: RhDb) =>
    db
      .selectFrom('rh.document_request')
      .select(['id', 'employee_id as employeeId', 'kind_code as kindCode'])
      .where('answered_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .orderBy('asked_at')
      .orderBy('id')
      .execute(),
  )
