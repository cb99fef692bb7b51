import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { ImportDesk } from '#platform/imports/imports.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Scope, scopeOf } from '#rh/employees/employees.server.ts'
import { staffInBulkOf } from './staff-in-bulk.ts'

type Given = { caller: Caller; rights: Rights; clock: Clock }

/**
 * Where the client's own people bring in their staff. A file holds more than its reader may see of the staff: it is
 * shown to who deposited it, and to who manages the people of every company with what is sensitive and what they earn.
 */
export async function staffDesk({ caller, ...given }: Given, db: PlatformDb): Promise<ImportDesk> {
  const scope = await scopeOf(given)
  return {
    clientId: caller.clientId ?? '',
    models: [staffInBulkOf(scope)],
    isSupport: false,
    onlyOf: (await managesEverybody(db, scope)) ? null : caller.userId,
    requireLeave: leaveOf(caller),
  }
}

async function managesEverybody(db: PlatformDb, scope: Scope) {
  const companies = await db.selectFrom('platform.company').select('id').execute()
  return companies.every(({ id }) => {
    const { seeSensitive, seePay } = scope.canWithFields(id)
    return scope.can(id).archive && seeSensitive && seePay
  })
}

/**
 * What the person may write was asked when he began: once any right of the client has changed, or it is closed, the
 * import stops after the lines that are being written, and goes on by what he may do then.
 */
const leaveOf =
  ({ rightsVersion }: Caller) =>
  async (db: PlatformDb) => {
    const client = await db
      .selectFrom('platform.client')
      .select('id')
      .where('id', '=', sql<string>`kernel.client_id()`)
      .where('rightsVersion', '=', rightsVersion)
      .where('status', '=', 'active')
      .where('readOnly', '=', false)
      .executeTakeFirst()
    if (!client) throw new Refusal(409, 'RIGHTS_CHANGED', 'rh.staff-import.rights-changed')
  }
