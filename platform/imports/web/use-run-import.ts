import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, forgetAnswers, streamCall, useSend } from '#kernel/web/api.ts'
import type { ImportRun } from '../import.model.ts'
import { importsCalls } from '../imports.calls.ts'
import { noteProgress, useProgress } from './run-progress.ts'

const changed = [importsCalls.getImportRun, importsCalls.getImportProblems, importsCalls.getImportRuns]

/** Starts, follows and stops the writing of a run. Stopping ends it after the lines that are being written. */
export function useRunImport(clientId: string, run: ImportRun) {
  const cache = useQueryClient()
  const progress = useProgress(run.id)
  const [failure, setFailure] = useState<string>()
  const stopping = useSend(importsCalls.stopImportRun, { staysOnPage: true, invalidates: changed })

  const start = async () => {
    setFailure(undefined)
    noteProgress(run.id, { done: run.rowCount - run.counts.waiting, total: run.rowCount })
    let isFirst = true
    try {
      await streamCall(importsCalls.runImport, { clientId, runId: run.id }, line => {
        noteProgress(run.id, line)
        if (isFirst) void forgetAnswers(cache, [importsCalls.getImportRun])
        isFirst = false
      })
    } catch (error) {
      setFailure((error as ApiError).message)
    } finally {
      noteProgress(run.id, undefined)
      await forgetAnswers(cache, changed)
    }
  }
  return {
    start,
    stop: () => stopping.start({ clientId, id: run.id }),
    isStarting: progress !== undefined,
    isStopping: stopping.isSending,
    progress,
    failure,
  }
}
