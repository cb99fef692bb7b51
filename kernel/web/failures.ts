import type { Call } from '#kernel/shared/call.ts'
import { ApiError } from './api-error.ts'
import { currentPlace } from './navigation.ts'

/** What is told of something that broke: nothing that was on screen, no address but the page's pattern. */
export type BrowserFailure = {
  message: string
  stack?: string
  route?: string
  /** Of an answer 500: the server knows what happened, and learns on which page. */
  requestId?: string
}

type Teller = (failure: BrowserFailure) => Promise<unknown>

const mostInMinute = 5
const minuteMs = 60_000

let teller: Teller | undefined
const known = new WeakSet<object>()
let told: { message: string; at: number }[] = []

/** From now on whatever nobody caught is told, as is what is noted below. Telling never fails, and is never told. */
export function tellFailuresTo(chosen: Teller) {
  teller = chosen
  window.addEventListener('error', ({ error, message }) => noteFailure(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason))
}

/** Something broke here. Refusals are no failures, nor is what was given up or what another site's script did. */
export function noteFailure(error: unknown) {
  if (error instanceof ApiError || (error as Partial<Error> | undefined)?.name === 'AbortError') return
  if (!(error instanceof Error)) return tell({ message: `Error: ${String(error)}` })
  if (known.has(error)) return
  known.add(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  tell({ message: `${error.name}: ${error.message}${cause}`, ...(error.stack && { stack: error.stack }) })
}

/** The server, or what stands before it, answered 500. */
export function noteBrokenAnswer({ method, path }: Pick<Call, 'method' | 'path'>, { headers }: Response) {
  const requestId = headers.get('x-request-id')
  tell({ message: `AnswerError: 500 ${method} ${path}`, ...(requestId && { requestId }) })
}

/** A few times a minute and never twice the same: a page that breaks at each drawing must not call at each drawing. */
function tell(failure: BrowserFailure) {
  const now = Date.now()
  told = told.filter(({ at }) => now - at < minuteMs)
  const isRepeated = told.some(({ message }) => message === failure.message)
  const isNoise = /^Error: (Script error|ResizeObserver loop)/.test(failure.message)
  if (!teller || isNoise || isRepeated || told.length >= mostInMinute) return
  told.push({ message: failure.message, at: now })
  const { path } = currentPlace()
  teller({ ...failure, ...(path && { route: path }) }).catch(() => undefined)
}
