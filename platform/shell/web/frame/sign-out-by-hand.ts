import { fetchCall } from '#kernel/web/api.ts'
import { currentSession, signOut } from '#kernel/web/session.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'

/** The person leaves. Without an answer of the server the browser forgets the session all the same. */
export async function signOutByHand() {
  const { connectionUid } = currentSession()
  if (connectionUid) await leaveServer(connectionUid)
  signOut()
}

const leaveServer = (connectionUid: string) =>
  fetchCall(identityCalls.logout, { connectionUid }, { alone: true, staysOnPage: true }).catch(() => undefined)
