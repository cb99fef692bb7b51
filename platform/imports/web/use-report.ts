import { useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'
import type { ImportRun } from '../import.model.ts'
import { aboutRun, type ImportDesk } from './import-desk.ts'

/** Hands the person the report of a run as a CSV file. */
export function useReport(desk: ImportDesk, run: Pick<ImportRun, 'id'>) {
  const [isDownloading, setIsDownloading] = useState(false)
  const download = async (only: 'everything' | 'problems') => {
    setIsDownloading(true)
    try {
      await downloadCall(desk.report, { ...aboutRun(desk, run), only }, { staysOnPage: true })
    } catch (failure) {
      raiseAlert({ kind: 'error', text: (failure as ApiError).message })
    } finally {
      setIsDownloading(false)
    }
  }
  return { download, isDownloading }
}
