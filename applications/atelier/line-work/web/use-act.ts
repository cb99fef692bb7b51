import { useState } from 'react'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'
import { sendLater } from '#kernel/web/offline/outbox.ts'
import type { WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import { operatorInHand } from './operator-in-hand.ts'
import { laneOfOrder } from './with-waiting.ts'

/** How often what had no answer is sent again, and the milliseconds between. */
const tries = 4
const pauseMs = 1_500

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

type Named = Pick<WaitingAct, 'label'> & Partial<Pick<WaitingAct, 'about'>>

/**
 * What is done at a line. `act` needs the network: it is for what the server alone decides. `actLater` is done once, now or
 * when the network is back. What is refused is kept to be shown on the whole screen.
 */
export function useAct(orderId: string) {
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const told = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setIsBusy(true)
    try {
      const answer = await work()
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
  const act = <C extends Call>(call: C, input: SentTo<C>): Promise<AnswerOf<C> | undefined> =>
    told(() => sendOnce(call, signed(input)))
  const actLater = async <C extends Call>(call: C, input: SentTo<C>, named: Named) =>
    (await told(() => sendLater(call, signed(input), { lane: laneOfOrder(orderId), ...named }))) !== undefined
  return { act, actLater, isBusy, refusal, forget: () => setRefusal(null) }
}

/** With the name of whoever typed his code on the tablet. */
function signed<Input extends object>(input: Input): Input {
  const operator = operatorInHand()
  return operator ? { ...input, operatorTicket: operator.ticket } : input
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
