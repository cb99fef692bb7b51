import type { LoadEntry } from '#kernel/web/session-start.ts'
import { clientIdOfTab, storedLogin } from '#kernel/web/session.ts'

/** Who comes back to a tab; loaded only where this browser holds a login. */
export const loadEntry: LoadEntry = async asked => (await import('./web/load-entry.ts')).loadEntry(asked)

/** Has a tablet keep who is signed in, for a start without network. */
export async function keepEntry() {
  const login = storedLogin()
  if (login) await loadEntry({ userId: login.userId, clientId: clientIdOfTab() })
}
