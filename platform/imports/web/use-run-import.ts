import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, forgetAnswers, streamCall, useSend } from '#kernel/web/api.ts'
import type { ImportRun } from '../import.model.ts'
import { aboutRun, type ImportDesk } from './import-desk.ts'
import { noteProgress, useProgress } from './run-progress.ts'

/** Starts, follows and stops the writing of a run. Stopping ends it after the lines that are being written. */
export function useRunImport(desk: ImportDesk, run: ImportRun) {
  const cache = useQueryClient()
  const progress = useProgress(run.id)
  const [failure, setFailure] = useState<string>()
  const stopping = useSend(desk.stop, { staysOnPage: true })

  const start = async () => {
    setFailure(undefined)
    noteProgress(run.id, { done: run.rowCount - run.counts.waiting, total: run.rowCount })
    let isFirst = true
    try {
      await streamCall(desk.write, { ...desk.told, runId: run.id }, line => {
        noteProgress(run.id, line)
        if (isFirst) void forgetAnswers(cache, [desk.run])
        isFirst = false
      })
    } catch (error) {
      setFailure((error as ApiError).message)
    } finally {
      noteProgress(run.id, undefined)
    }
  }
  return {
    start,
    stop: () => stopping.start(aboutRun(desk, run)),
    isStarting: progress !== undefined,
    isStopping: stopping.isSending,
    progress,
    failure,
  }
}
