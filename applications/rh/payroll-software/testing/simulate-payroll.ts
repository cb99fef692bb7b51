import { sql } from 'kysely'
import type { TestClient, World } from '#platform/testing/world.ts'

/** The client simulates a payroll software, as his administrators decided. */
export const simulatePayroll = (world: World, client: TestClient) =>
  world.inClient(client, async db => {
    await sql`insert into platform.external_service (kind, name, hosts)
      values ('payroll', 'Silae', '{payroll-api.silae.fr,payroll-api-auth.silae.fr}')
      on conflict (lower(name)) do nothing`.execute(db)
    await sql`insert into platform.client_service (service_id, state)
      select id, 'simulated' from platform.external_service where name = 'Silae'`.execute(db)
  })
