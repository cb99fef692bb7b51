import { useRef, useState } from 'react'
import type { ApiError } from '#kernel/web/api-error.ts'
import { streamCall } from '#kernel/web/stream-call.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeRow } from '../dpae.model.ts'
import { plannedSending } from '../hiring-clock.model.ts'

export type ToDeclare = Pick<DpaeRow, 'id' | 'name' | 'firstname' | 'hiringDate' | 'hiringTime'>

/** By contract what became of it: null where it went well, else why it did not. */
type Ended = ReadonlyMap<string, string | null>

/** Sends declarations as a stream. Stopped, or cut, it goes on with those of which nothing was heard. */
export function useBulkSending(rows: readonly ToDeclare[]) {
  const [ended, setEnded] = useState<Ended>(new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef<AbortController>(null)

  const sendRows = async (sent: readonly ToDeclare[], sendAt: string | undefined, signal: AbortSignal) => {
    const input = { contractIds: sent.map(({ id }) => id), ...(sendAt && { sendAt }) }
    await streamCall(
      dpaeCalls.sendDpaesInBulk,
      input,
      ({ id, isLast, error }) => {
        if (isLast) setEnded(former => new Map(former).set(id, error))
      },
      signal,
    )
  }

  const start = (isPlanned: boolean) => {
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    setFailure(null)
    const waiting = rows.filter(({ id }) => !ended.has(id))
    const now = Temporal.Now.instant()
    const hourOf = ({ hiringDate: date, hiringTime: time }: ToDeclare) =>
      isPlanned ? plannedSending({ date, time }, now).toString() : undefined
    const work = async () => {
      for (const [sendAt, sent] of Map.groupBy(waiting, hourOf)) await sendRows(sent, sendAt, controller.signal)
    }
    work()
      .catch((error: ApiError) => error.code !== 'ABORTED' && setFailure(error.message))
      .finally(() => setIsRunning(false))
  }
  const stop = () => running.current?.abort()
  return { start, stop, ended, failure, isRunning }
}
