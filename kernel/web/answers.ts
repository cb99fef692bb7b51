import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { type Touched, touchedIsForgottenBy } from './touched.ts'

/** Key of all answers of a call in the cache, whatever the client and the input. */
export const everyAnswerOf = ({ room = '', method, path }: CallOfBrowser) => [room, `${method} ${path}`] as const

/** Has the answers of calls asked again, where they are on screen: what somebody else changed, as a signal tells. */
export const forgetAnswers = (client: QueryClient, calls: readonly CallOfBrowser[]) =>
  Promise.all(calls.map(call => askAgain(client, { queryKey: everyAnswerOf(call) })))

/**
 * An answer that is on its way for the first time is waited for, not asked again: it may be older than the change, and is
 * asked for once more when it has come.
 */
async function askAgain(client: QueryClient, which: QueryFilters) {
  const coming = new Set(
    client
      .getQueryCache()
      .findAll({ ...which, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  )
  await client.invalidateQueries(which)
  if (coming.size > 0) await client.invalidateQueries({ predicate: query => coming.has(query) })
}

/** Has the answers of rooms asked again whenever a call touched them, where they are on screen. */
export const forgetWhatIsTouched = (client: QueryClient) =>
  touchedIsForgottenBy(touched =>
    askAgain(client, { predicate: ({ queryKey }) => isTouched(String(queryKey[0]), touched) }),
  )

const isTouched = (room: string, touched: Touched) =>
  touched === 'everything' || touched.some(name => room === name || room.startsWith(`${name}/`))
