import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { ApiError } from '../api-error.ts'
import { type CallOptions, fetchCall } from '../fetch-call.ts'
import { clientIdOfTab, storedLogin } from '../session.ts'
import { deviceStore } from './device-store.ts'

/** The answer of a call; without network the one that this device kept for this person, in this client. */
export async function fetchKept<C extends Call>(
  call: C,
  input: SentTo<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  const name = nameOf(call, input)
  try {
    const answer = await fetchCall(call, input, options)
    await keep(name, answer)
    return answer
  } catch (failure) {
    if (!isUnanswered(failure)) throw failure
    const kept = await (await deviceStore()).get('answers', name)
    if (kept === undefined) throw failure
    return kept as AnswerOf<C>
  }
}

const isUnanswered = (failure: unknown) => failure instanceof ApiError && failure.status === 0

const nameOf = ({ method, path }: Call, input: unknown) =>
  JSON.stringify([storedLogin()?.userId, clientIdOfTab(), method, path, input])

const keep = async (name: string, answer: unknown) => void (await (await deviceStore()).put('answers', answer, name))

/** Nobody who signs in next reads what the former person was shown. */
export const forgetKeptAnswers = async () => (await deviceStore()).clear('answers')
