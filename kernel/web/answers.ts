import type { QueryClient } from '@tanstack/react-query'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'

/** Key of all answers of a call in the cache, whatever the client and the input. */
export const everyAnswerOf = ({ method, path }: CallOfBrowser) => [`${method} ${path}`] as const

/** Has the answers of calls asked again, where they are on screen. */
export const forgetAnswers = (client: QueryClient, calls: readonly CallOfBrowser[]) =>
  Promise.all(calls.map(call => client.invalidateQueries({ queryKey: everyAnswerOf(call) })))
