import { useState } from 'react'
import type { Call, FileAnswer, SentTo } from '#kernel/shared/call.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'

/** Hands the person a file; what it could not be is told. */
export function useDownload() {
  const alert = useAlert()
  const [isDownloading, setIsDownloading] = useState(false)
  const download = async <C extends Call & { answer: FileAnswer }>(call: C, input: SentTo<C>) => {
    setIsDownloading(true)
    try {
      await downloadCall(call, input, { staysOnPage: true })
    } catch (failure) {
      alert.error((failure as ApiError).message)
    } finally {
      setIsDownloading(false)
    }
  }
  return { download, isDownloading }
}
