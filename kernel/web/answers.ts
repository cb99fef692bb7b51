import type { QueryClient } from '@tanstack/react-query'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { type Touched, touchedIsForgottenBy } from './touched.ts'

/** Key of all answers of a call in the cache, whatever the client and the input. */
export const everyAnswerOf = ({ room = '', method, path }: CallOfBrowser) => [room, `${method} ${path}`] as const

/** Has the answers of calls asked again, where they are on screen: what somebody else changed, as a signal tells. */
export const forgetAnswers = (client: QueryClient, calls: readonly CallOfBrowser[]) =>
  Promise.all(calls.map(call => client.invalidateQueries({ queryKey: everyAnswerOf(call) })))

/** Has the answers of rooms asked again whenever a call touched them, where they are on screen. */
export const forgetWhatIsTouched = (client: QueryClient) =>
  touchedIsForgottenBy(touched =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(String(queryKey[0]), touched) }),
  )

const isTouched = (room: string, touched: Touched) =>
  touched === 'everything' || touched.some(name => room === name || room.startsWith(`${name}/`))
