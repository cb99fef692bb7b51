import { useRef, useState } from 'react'
import type { ApiError } from '#kernel/web/api-error.ts'
import { useSend } from '#kernel/web/api.ts'
import type { LineInWords, PayExport } from '../pay-export.model.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'

type Refused = LineInWords & { message: string }

/** Sends an export by slices. Stopped, or cut, it goes on from where it was; what was told is not told twice. */
export function useExportSending({ id, lines }: PayExport) {
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [unsure, setUnsure] = useState<readonly LineInWords[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const { send } = useSend(payExportsCalls.sendPayExport, { staysOnPage: true })

  const goOn = async (from: number, again: readonly string[]) => {
    isStopped.current = false
    setIsRunning(true)
    setFailure(null)
    try {
      let next = from
      while (next < lines && !isStopped.current) {
        const answer = await send({ id, from: next, again: [...again] })
        next = answer.done
        setDone(answer.done)
        setRefused(former => [...former, ...answer.refused])
        setUnsure(former => [...former, ...answer.unsure])
      }
    } catch (error) {
      setFailure((error as ApiError).message)
    } finally {
      setIsRunning(false)
    }
  }
  const sendAgain = (ids: readonly string[]) => {
    setRefused([])
    setUnsure([])
    void goOn(0, ids)
  }
  return {
    done,
    refused,
    unsure,
    failure,
    isRunning,
    start: () => void goOn(done, []),
    sendAgain,
    stop: () => {
      isStopped.current = true
    },
  }
}
