import type { z } from 'zod'
import type { Call, SentTo, StreamAnswer } from '#kernel/shared/call.ts'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { ApiError } from './api-error.ts'
import { requestOf } from './call-request.ts'
import { t } from './i18n.ts'
import { withProof } from './proofs.ts'
import { accessToken } from './session.ts'
import { renewToken } from './session-renewal.ts'
import { forgetTouchedBy } from './touched.ts'

type StreamingCall = Call & { answer: StreamAnswer }
type LineOf<C extends StreamingCall> = C['answer'] extends StreamAnswer<infer Line> ? z.output<Line> : never

/**
 * Makes a `stream()` call: `onLine` is given each `data:` line, until `[DONE]`. Long work has no time limit but `signal`.
 * What it changed is asked again however it ends: half of a work may have been done.
 * Throws ApiError: ABORTED, NETWORK, UNSUPPORTED, or what the server said.
 */
export async function streamCall<C extends StreamingCall>(
  call: C,
  input: SentTo<C>,
  onLine: (line: LineOf<C>) => void,
  signal?: AbortSignal,
) {
  try {
    const response = await withProof(() => open(call, input, signal))
    if (!response.body) throw failure('UNSUPPORTED', t('kernel.stream.unsupported'))
    for await (const line of linesOf(response.body)) {
      if (line === '[DONE]') return
      onLine(readLine(line) as LineOf<C>)
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (signal?.aborted) throw failure('ABORTED', t('kernel.stream.aborted'))
    throw failure('UNKNOWN', t('kernel.stream.failed', { message: (error as Error).message }))
  } finally {
    if (call.method !== 'GET') await forgetTouchedBy(call)
  }
}

async function open(call: CallOfBrowser, input: unknown, signal: AbortSignal | undefined) {
  const used = accessToken()
  const request = () => {
    const { url, init } = requestOf(call, input as Record<string, unknown>, undefined, undefined)
    return overNetwork(fetch(url, { ...init, signal: signal ?? null }))
  }
  let response = await request()
  if (response.status === 401) {
    await renewToken(used)
    response = await request()
  }
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** A browser tells a lost network by a TypeError, whether it was lost before the answer or within it. */
const overNetwork = <Value>(work: Promise<Value>) =>
  work.catch(error => {
    throw error instanceof TypeError ? failure('NETWORK', t('kernel.api.network')) : error
  })

async function* linesOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await overNetwork(reader.read())
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
      if (done) return
    }
  } finally {
    // What broke cannot be cancelled any more, and says again why.
    await reader.cancel().catch(() => undefined)
  }
}

/** Work that fails on its way says so in a line of its own. */
function readLine(text: string): unknown {
  const line = JSON.parse(text)
  const error = line?.error as { code?: string; message?: string } | undefined
  if (typeof error?.code === 'string') throw failure(error.code, t('kernel.stream.failed', { message: error.message }))
  return line
}

/** The body as JSON, else as raw text, else the unknown error. */
async function refusalOf(response: Response) {
  const text = await response.text()
  const common = { status: response.status, code: 'UNKNOWN' }
  try {
    const body = JSON.parse(text) as Partial<ApiError>
    return new ApiError({ ...common, ...body, message: body.message ?? t('kernel.stream.unknown') } as typeof common & {
      message: string
    })
  } catch {
    return new ApiError({ ...common, message: text || t('kernel.stream.unknown') })
  }
}

const failure = (code: string, message: string) => new ApiError({ status: 0, code, message })
