import type { TestClient, World } from '#platform/testing/world.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Where = { siteId: string; unitId?: string; subunitId?: string; from?: string }

/** Gives somebody of the staff his place of work from a day on; since 2020 unless said. */
export const place = (
  world: World,
  client: TestClient,
  employeeId: string,
  { siteId, unitId, subunitId, from = '2020-01-01' }: Where,
) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    await db
      .insertInto('rh.site_assignment')
      .values({
        employeeId,
        siteId,
        unitId: unitId ?? null,
        subunitId: subunitId ?? null,
        activationDate: from,
        origin: 'manual',
      })
      .execute()
    await keepStanding(db, [employeeId], world.clock.today().toString())
  })
