import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { responseOf } from './fetch-call.ts'
import { useCall, type UseCallOptions } from './use-call.ts'

type RowOf<C extends Call> = AnswerOf<C> extends PageOf<infer Row> ? Row : never

/** Milliseconds. A hundred thousand rows take their time. */
const patienceMs = 120_000

/** A page of a list; `everyRow` reads the whole list behind it, for an export, of which the server keeps a trace. */
export function usePages<C extends Call>(call: C, input: SentTo<C>, options?: UseCallOptions) {
  const answer = useCall(call, input, options)
  return { ...answer, everyRow: () => everyRow(call, input) }
}

async function everyRow<C extends Call>(call: C, input: SentTo<C>): Promise<RowOf<C>[]> {
  const headers = { accept: 'application/x-ndjson' }
  const response = await responseOf(call, input, { staysOnPage: true, headers, patienceMs })
  const lines = (await response.text()).split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as RowOf<C>)
}
