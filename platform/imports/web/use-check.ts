import { useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import type { ImportRun, Mapping } from '../import.model.ts'
import { importsCalls } from '../imports.calls.ts'

const invalidates = [importsCalls.getImportRun, importsCalls.getImportProblems, importsCalls.getImportRuns]

/** Keeps the mapping, then has every line checked. */
export function useCheck(clientId: string, run: ImportRun) {
  const [refusal, setRefusal] = useState<string>()
  const mapping = useSend(importsCalls.mapImportRun, { staysOnPage: true })
  const checking = useSend(importsCalls.checkImportRun, { staysOnPage: true, invalidates })

  const check = async (chosen: Mapping) => {
    setRefusal(undefined)
    try {
      await mapping.send({ clientId, id: run.id, mapping: chosen, version: run.version })
      await checking.send({ clientId, id: run.id })
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    }
  }
  return { check, isChecking: mapping.isSending || checking.isSending, refusal }
}
