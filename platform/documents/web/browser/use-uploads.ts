import { useRef, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { documentsCalls } from '../../documents.calls.ts'

type Failure = { name: string; message: string }

export type Uploads = ReturnType<typeof useUploads>

/** Puts files into a folder, one after the other: what is refused is told by name, and the others go on. */
export function useUploads(folderId: string) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentsCalls.uploadDocument, { staysOnPage: true })
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [present, setPresent] = useState<{ name: string; place: number } | null>(null)
  const [count, setCount] = useState(0)
  const isStopped = useRef(false)

  const start = async (files: readonly File[]) => {
    isStopped.current = false
    setFailures([])
    setCount(files.length)
    let done = 0
    for (const [index, file] of files.entries()) {
      if (isStopped.current) break
      setPresent({ name: file.name, place: index + 1 })
      await send({ folderId }, { file }).then(
        () => {
          done += 1
        },
        (failure: ApiError) =>
          setFailures(former => [
            ...former,
            { name: file.name, message: failure.fields[0]?.message ?? failure.message },
          ]),
      )
    }
    setPresent(null)
    if (done > 0) alert.success(t('documents.browser.uploaded', { count: done }))
  }

  return {
    start,
    failures,
    present,
    count,
    stop: () => {
      isStopped.current = true
    },
    forget: (name: string) => setFailures(former => former.filter(failure => failure.name !== name)),
  }
}
