import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { byWords, namedRows } from '../audited-words.slot.ts'
import { members } from './platform-rows.ts'

const signatures = namedRoutes.adminOfClientSignatures

/** What a client has one of bears its name. */
const ofClient = namedRows<PlatformTables>(async ({ db, clientId }, rowIds) => {
  const client = await db.selectFrom('platform.client').select('name').where('id', '=', clientId).executeTakeFirst()
  return client ? rowIds.map(rowId => ({ rowId, name: client.name, address: signatures })) : []
})

/** In whose name others act, for which documents. */
const delegations = namedRows<PlatformTables>(async ({ db, language }, rowIds) => {
  const rows = await db
    .selectFrom('platform.esign_delegation as d')
    .innerJoin('platform.user as u', 'u.id', 'd.userId')
    .innerJoin('platform.document_type as t', 't.id', 'd.documentTypeId')
    .select(['d.id', sql<string>`u.firstname || ' ' || u.name || ' · ' || (t.name ->> ${language})`.as('name')])
    .where('d.id', 'in', eachOf(rowIds))
    .execute()
  return rows.map(({ id, name }) => ({ rowId: id, name, address: signatures }))
})

/** Who unlocked signing in his session. */
const unlocks = namedRows<PlatformTables>(async ({ db }, rowIds) => {
  const rows = await db
    .selectFrom('platform.esign_unlock as l')
    .innerJoin('platform.user as u', 'u.id', 'l.userId')
    .select(['l.sessionId', 'u.firstname', 'u.name'])
    .where('l.sessionId', 'in', eachOf(rowIds))
    .execute()
  return rows.map(({ sessionId, firstname, name }) => ({
    rowId: sessionId,
    name: `${firstname} ${name}`,
    address: null,
  }))
})

/** Who signs for a client is set by its administrators, who alone read the journal. */
export const signatureRows = {
  esign_account: ofClient,
  esign_delegate: byWords([0, delegations], [2, members]),
  esign_delegation: delegations,
  esign_password: ofClient,
  esign_unlock: unlocks,
}
