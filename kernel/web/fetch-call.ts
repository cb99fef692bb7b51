import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { ApiError, errorOf } from './api-error.ts'
import { type Files, requestOf } from './call-request.ts'
import { noteAnswer } from './connection.ts'
import { noteBrokenAnswer } from './failures.ts'
import { farewellOf } from './farewells.ts'
import { t } from './i18n.ts'
import { goTo } from './navigation.ts'
import { withProof } from './proofs.ts'
import { noteRequest } from './recent-requests.ts'
import { beginSaving, type Saving } from './savings.ts'
import { noteServerTime } from './server-time.ts'
import { accessToken, setClient, signOut } from './session.ts'
import { aloneAmongTabs, renewToken } from './session-renewal.ts'
import { forgetTouchedBy } from './touched.ts'

export type CallOptions = {
  signal?: AbortSignal
  files?: Files
  /** Takes the place of the session's token: the ticket between two steps of a login. */
  ticket?: string
  /** An open call that the session proves: it carries the token all the same. */
  withSession?: boolean
  /** Makes or ends a session: no other tab renews its token meanwhile. */
  alone?: boolean
  /** A 403 or a 503 is left to the caller instead of leaving the page. */
  staysOnPage?: boolean
  /** Writes what nobody waits for: the person may leave at once, and needs not know what became of it. */
  isAside?: boolean
  /** Milliseconds to wait, where this request is longer than others of its call. */
  patienceMs?: number
  /** What this call says beside what every call says. */
  headers?: Record<string, string>
}

/**
 * Makes a call and gives its answer, once what it changed was asked again where it is on screen. Throws ApiError; rejects with
 * AbortError when the caller aborts.
 */
export async function fetchCall<C extends Call>(
  call: C,
  input: SentTo<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  const saving = isWaitedFor(call, options) ? beginSaving() : undefined
  try {
    const response = await responseOf(call, input, options, saving)
    const answer = response.status === 204 ? undefined : await response.json()
    if (changes(call, options)) await forgetTouchedBy(call)
    saving?.end()
    return answer as AnswerOf<C>
  } catch (failure) {
    saving?.end(failure)
    throw failure
  }
}

/** What a caller may abort, or a browser does by itself, is nothing that a person saves. */
const isWaitedFor = ({ method, unattended }: CallOfBrowser, { signal, isAside }: CallOptions = {}) =>
  method !== 'GET' && !unattended && !signal && !isAside

/** What may be aborted only asks; what makes or ends a session leaves nothing of the former one to ask again. */
const changes = ({ method, unattended }: CallOfBrowser, { signal, alone }: CallOptions = {}) =>
  method !== 'GET' && !unattended && !signal && !alone

/** The good answer of a call, unread. What the server wants to be shown first is asked of the person, once. */
export const responseOf = (
  call: CallOfBrowser,
  input: unknown,
  options: CallOptions = {},
  saving?: Saving,
): Promise<Response> => withProof(() => answerOf(call, input, options, saving))

/** Judges the answer once it is no longer on its way: it may itself lead to another page. */
async function answerOf(call: CallOfBrowser, input: unknown, options: CallOptions, saving: Saving | undefined) {
  saving?.sends(true)
  const { response, isOver } = await sendRenewed(call, input, options).finally(() => saving?.sends(false))
  if (!isOver) return judge(response, options)
  const refusal = await errorOf(response, t('kernel.session.expired'))
  signOut(farewellOf(refusal))
  throw refusal
}

/** A 401 renews the session once and repeats the call once; the session is over when it is refused again. */
async function sendRenewed(call: CallOfBrowser, input: unknown, options: CallOptions) {
  const used = accessToken()
  const make = () => (options.alone ? aloneAmongTabs(() => send(call, input, options)) : send(call, input, options))
  const response = await make()
  const isOfSession = (call.access.kind !== 'open' || options.withSession) && options.ticket === undefined
  if (response.status !== 401 || !isOfSession) return { response, isOver: false }
  await renewToken(used)
  const repeated = await make()
  return { response: repeated, isOver: repeated.status === 401 }
}

async function judge(response: Response, { staysOnPage }: CallOptions) {
  if (response.ok) return response
  const refusal = await errorOf(response, t('kernel.api.unknown'))
  if (refusal.code === 'CLIENT_NOT_ALLOWED' && !staysOnPage) leaveClient()
  else if (response.status === 403 && !staysOnPage) goTo('/unauthorized', { state: { requestId: refusal.requestId } })
  if (response.status === 503 && !staysOnPage) goTo(`/maintenance?to=${encodeURIComponent(presentAddress())}`)
  throw refusal
}

/** The client of this tab is no longer the person's: he goes where he would without one. */
function leaveClient() {
  setClient(null)
  goTo('/')
}

async function send(call: CallOfBrowser, input: unknown, options: CallOptions): Promise<Response> {
  try {
    return await sendOnce(call, input, options)
  } catch (failure) {
    const worthRepeating = call.method === 'GET' && failure instanceof ApiError && failure.code === 'NETWORK'
    if (!worthRepeating) throw failure
    return await sendOnce(call, input, options)
  }
}

async function sendOnce(call: CallOfBrowser, input: unknown, options: CallOptions) {
  const { signal, files, ticket, withSession, headers, patienceMs = timeLimit(call) } = options
  const proof = ticket ?? (withSession ? accessToken() : undefined)
  const { url, init } = requestOf(call, (input ?? {}) as Record<string, unknown>, files, proof ?? undefined)
  const limit = AbortSignal.timeout(patienceMs)
  const askedAt = Date.now()
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, ...headers },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    noteAnswer(true)
    noteServerTime(response.headers.get('date'), askedAt)
    noteRequest(call, response)
    if (response.status === 500) noteBrokenAnswer(call, response)
    return response
  } catch (failure) {
    if (signal?.aborted) throw failure
    noteAnswer(false)
    noteRequest(call)
    throw limit.aborted
      ? timedOut(call)
      : new ApiError({ status: 0, code: 'NETWORK', message: t('kernel.api.network') })
  }
}

/** Milliseconds. Third parties are slow; an upload is the person's own line. */
function timeLimit(call: CallOfBrowser) {
  if (call.patienceMs) return call.patienceMs
  if (call.outside) return 60_000
  return call.files ? 30_000 : 10_000
}

const presentAddress = () => window.location.pathname + window.location.search

const timedOut = (call: CallOfBrowser) =>
  new ApiError({ status: 0, code: 'TIMEOUT', message: t(call.files ? 'kernel.api.slow-upload' : 'kernel.api.slow') })
