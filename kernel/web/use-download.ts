import { useAlert } from './alerts.ts'
import type { Call, FileAnswer, SentTo } from '#kernel/shared/call.ts'
import { downloadCall } from './download-call.ts'

/** Hands a file to the person; where the server refuses, an alert says why. */
export function useDownload() {
  const alert = useAlert()
  const download = <C extends Call & { answer: FileAnswer }>(call: C, input: SentTo<C>) =>
    void downloadCall(call, input, { staysOnPage: true }).catch((failure: Error) => alert.error(failure.message))
  return { download }
}
