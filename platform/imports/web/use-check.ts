import { useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import type { Fixed, ImportRun, Mapping } from '../import.model.ts'
import { aboutRun, type ImportDesk } from './import-desk.ts'

/** Keeps the mapping, then has every line checked. */
export function useCheck(desk: ImportDesk, run: ImportRun) {
  const [refusal, setRefusal] = useState<string>()
  const mapping = useSend(desk.map, { staysOnPage: true })
  const checking = useSend(desk.check, { staysOnPage: true })

  const check = async (chosen: { mapping: Mapping; fixed: Fixed }) => {
    setRefusal(undefined)
    try {
      await mapping.send({ ...aboutRun(desk, run), ...chosen, version: run.version })
      await checking.send(aboutRun(desk, run))
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    }
  }
  return { check, isChecking: mapping.isSending || checking.isSending, refusal }
}
