import { useSend } from '#kernel/web/api.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { verificationCalls } from '../../verification.calls.ts'
import { digestOfFile } from './digest-of-file.ts'
import type { Found } from './found-file.tsx'

/** Checks a file by its digest, and by its bytes where that is unknown. @throws ApiError */
export function useCheckFile() {
  const { send } = useSend(verificationCalls.verifyFile, { staysOnPage: true, isAside: true })
  return async (file: File): Promise<Found> => {
    const sha256 = await digestOfFile(file)
    const known = await fetchCall(verificationCalls.getKnownFile, { sha256 }, { staysOnPage: true })
    if (known.known) return { name: file.name, sha256, known, read: null }
    const read = await send({}, { file: [file] })
    return { name: file.name, sha256, known: read, read }
  }
}
