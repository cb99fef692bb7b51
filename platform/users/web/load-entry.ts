import { ApiError, queryOf } from '#kernel/web/api.ts'
import { fetchMaybeKept } from '#kernel/web/offline/fetch-maybe-kept.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import type { LoadEntry } from '#kernel/web/session-start.ts'
import type { ClientOfTab } from '#kernel/web/session.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { usersCalls } from '../users.calls.ts'

/** The person of a tab that is opened or reloaded, with the client that it goes on with. */
export const loadEntry: LoadEntry = async ({ userId, clientId }) => {
  const [person, chosen] = await Promise.all([
    fetchMaybeKept(usersCalls.getUserInfo, { id: userId }, { staysOnPage: true }),
    clientId === null ? null : clientOf({ userId, clientId }),
  ])
  const { selectedClient } = person
  return {
    person: { ...person, adminOfClient: chosen?.adminOfClient ?? person.adminOfClient },
    client: chosen?.client ?? selectedClient,
  }
}

type Chosen = { client: ClientOfTab; adminOfClient: boolean }

/** The client that the tab had; null when it is no longer the person's. The menu that comes along is kept. */
async function clientOf(of: { userId: string; clientId: string }): Promise<Chosen | null> {
  try {
    const answer = await fetchMaybeKept(menuCalls.getModules, of, { staysOnPage: true })
    queryClient.setQueryData(queryOf(menuCalls.getModules, of).queryKey, answer)
    return answer
  } catch (failure) {
    if (failure instanceof ApiError && [403, 404].includes(failure.status)) return null
    throw failure
  }
}
