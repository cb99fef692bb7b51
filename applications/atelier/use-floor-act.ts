import { useState } from 'react'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'
import { sendLater } from '#kernel/web/offline/outbox.ts'
import type { WaitingAct } from '#kernel/web/offline/waiting-act.ts'

/** How often what had no answer is sent again, and the milliseconds between. */
const tries = 4
const pauseMs = 1_500

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

type Named = Pick<WaitingAct, 'label'> & Partial<Pick<WaitingAct, 'about'>>
type Signed = <Input extends object>(input: Input) => Input

const asItIs: Signed = input => input

/**
 * What is done on a tablet, one act after the other of its lane. `act` needs the network: it is for what the server alone
 * decides. `actLater` is done once, now or when the network is back. What is refused is kept to be shown.
 */
export function useFloorAct(lane: string, signed: Signed = asItIs) {
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
    (await told(() => sendLater(call, signed(input), { lane, ...named }))) !== undefined
  return { act, actLater, isBusy, refusal, forget: () => setRefusal(null) }
}

export type FloorAct = ReturnType<typeof useFloorAct>

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
