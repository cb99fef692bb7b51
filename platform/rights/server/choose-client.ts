import type { Given } from '#kernel/server/answers.ts'
import { enterClient, isFactorRequired, mfaRequired, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import type { ClientChosen } from '../menu.model.ts'
import type { menuCalls } from '../menu.calls.ts'
import { clientChosen, type Knowledge } from '#platform/rights/server/client-chosen.ts'

export type KnowledgeOfClients = Knowledge & { settings: SettingsBoard }

type Choosing = Given<typeof menuCalls.setClient, PlatformTables>

/**
 * Comes to work in one of one's clients; an invitation is accepted by it.
 * @throws Refusal 404 for a client that is not one's own; 409 MFA_REQUIRED where the one that invited asks a second
 *   factor, which the login did not ask yet
 */
export async function chooseClient(
  given: Choosing,
  knowledge: KnowledgeOfClients,
  clientId: string,
): Promise<ClientChosen> {
  const { db, caller, clock, visit, requestId } = given
  const { userId, sessionId } = caller
  const chosen = await clientChosen(given, knowledge, clientId)
  await db.updateTable('platform.user').set({ selectedClientId: clientId }).where('id', '=', userId).execute()
  const isFirstTime = await enterClient(db, clock, { userId, clientId })
  if (isFirstTime && caller.mfaAt === null && (await isFactorRequired(db, knowledge.settings, userId, clock)))
    throw mfaRequired()
  await noteSecurity(db, 'CLIENT_CHOSEN', { userId, clientId, sessionId, visit, requestId })
  return chosen
}
