import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { versionConflict } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Client } from '../client.model.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { noteClientEvent } from './client-events.ts'
import { clientSheet } from './client-sheet.queries.ts'

type Edit = (typeof clientsCalls)['editSecurity']

/**
 * How far the platform's people may come in, whether everybody needs a second factor, whether rights may be lent.
 * @throws Refusal 409 when somebody saved in between
 */
export async function editSecurity(
  given: Given<Edit, PlatformTables>,
  { clientId, supportAccess, mfaRequired, allowsRightDelegation, version }: InputOf<Edit>,
): Promise<Client> {
  const { db, clock } = given
  const { rows } = await sql<{ supportAccess: string; mfaRequired: boolean; allowsRightDelegation: boolean }>`
    update platform.client
       set support_access = ${supportAccess}, mfa_required = ${mfaRequired},
           allows_right_delegation = ${allowsRightDelegation}, version = version + 1
     where id = ${clientId} and version = coalesce(${version ?? null}, version)
    returning old.support_access, old.mfa_required,
              old.allows_right_delegation`.execute(db)
  const [former] = rows
  if (!former) throw versionConflict()
  const present = { supportAccess, mfaRequired, allowsRightDelegation }
  const changed = Object.entries(present).filter(([name, value]) => former[name as keyof typeof former] !== value)
  const moves = changed.map(([name, value]) => [name, `${former[name as keyof typeof former]} → ${value}`])
  await noteClientEvent(given, 'security', Object.fromEntries(moves))
  return clientSheet(db, clock, clientId)
}
