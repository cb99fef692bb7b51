import { useState } from 'react'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { ApiError } from '#kernel/web/api.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'

/** How often what had no answer is sent again, and the milliseconds between. */
const tries = 4
const pauseMs = 1_500

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * What is done at a line. Each act bears a key of its own, so that one that had no answer is sent again and done once; what is
 * refused is kept to be shown on the whole screen.
 */
export function useAct() {
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const act = async <C extends Call>(call: C, input: SentTo<C>): Promise<AnswerOf<C> | undefined> => {
    setIsBusy(true)
    try {
      const answer = await sendOnce(call, input)
      playSound('done')
      return answer
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setRefusal(failure)
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy, refusal, forget: () => setRefusal(null) }
}

async function sendOnce<C extends Call>(call: C, input: SentTo<C>): Promise<AnswerOf<C>> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (let left = tries; ; left -= 1) {
    try {
      return await fetchCall(call, input, { headers, staysOnPage: true })
    } catch (failure) {
      const isUnanswered = failure instanceof ApiError && failure.status === 0
      if (!isUnanswered || left <= 1) throw failure
      await pause(pauseMs)
    }
  }
}
