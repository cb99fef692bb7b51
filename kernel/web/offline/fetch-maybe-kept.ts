import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { type CallOptions, fetchCall } from '../fetch-call.ts'
import { keepsAnswers } from './device-marks.ts'

/** The answer of a call; without network the one that this device kept, where it keeps any. */
export async function fetchMaybeKept<C extends Call>(
  call: C,
  input: SentTo<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  if (!keepsAnswers()) return fetchCall(call, input, options)
  return (await import('./kept-answers.ts')).fetchKept(call, input, options)
}
