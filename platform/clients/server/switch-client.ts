import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { rightsChanged } from '#platform/rights/rights.signals.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { ClientStatus } from '../client.model.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { noteClientEvent } from './client-events.ts'
import { lockedClient } from './locked-client.queries.ts'

type Switch = (typeof clientsCalls)['switchClientStatus']
type SwitchGiven = Given<Switch, PlatformTables>

/**
 * Closes a client, or opens it again as it was: its people are refused at their next request, nothing is removed.
 * @throws Refusal 404; 409 when somebody saved in between
 */
export async function switchStatus(given: SwitchGiven, input: InputOf<Switch>): Promise<{ status: ClientStatus }> {
  const former = await clientToSwitch(given, input)
  const status = former.status === 'active' ? 'inactive' : 'active'
  await change(given, former.id, { status })
  await noteClientEvent(given, status === 'active' ? 'activated' : 'deactivated')
  return { status }
}

/** Lets nobody write in a client any more, or lets them again. Throws as above. */
export async function switchReadOnly(given: SwitchGiven, input: InputOf<Switch>): Promise<{ readOnly: boolean }> {
  const former = await clientToSwitch(given, input)
  const readOnly = !former.readOnly
  await change(given, former.id, { readOnly })
  await noteClientEvent(given, readOnly ? 'readOnly' : 'writable')
  return { readOnly }
}

async function clientToSwitch({ db }: SwitchGiven, { clientId, version }: InputOf<Switch>) {
  const client = await lockedClient(db, clientId)
  requireUnchanged(client, { version })
  return client
}

/** Menus that are open are asked again. */
async function change(
  { db, signals, afterCommit }: SwitchGiven,
  id: string,
  changed: { status: ClientStatus } | { readOnly: boolean },
) {
  await db
    .updateTable('platform.client')
    .set({ ...changed, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  const { rightsVersion } = await db
    .selectFrom('platform.client')
    .select('rightsVersion')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  afterCommit(() => signals.tell(`client:${id}`, rightsChanged, { rightsVersion }))
}
