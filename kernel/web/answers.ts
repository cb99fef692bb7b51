import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#kernel/shared/call.ts'

/** Key of all answers of a call in the cache, whatever the client and the input. */
export const everyAnswerOf = ({ method, path }: Call) => [`${method} ${path}`] as const

/** Has the answers of calls asked again, where they are on screen. */
export const forgetAnswers = (client: QueryClient, calls: readonly Call[]) =>
  Promise.all(calls.map(call => client.invalidateQueries({ queryKey: everyAnswerOf(call) })))
