import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, useSend } from '#kernel/web/api.ts'
import type { DocumentModel } from '../../document-model.model.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'
import type { ModelText } from '../../model-text.model.ts'

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

const restMs = 1_500

/**
 * Keeps what is written: it is sent a moment after the last key, one text at a time, against the version that was read.
 * Once somebody else saved, nothing more is sent: what stands here can still be copied.
 */
export function useSavedText(model: DocumentModel) {
  const { send } = useSend(documentModelsCalls.editDocumentModel, { staysOnPage: true, isAside: true })
  const [state, setState] = useState<Saving>('saved')
  const [saved, setSaved] = useState(model)
  const waiting = useRef<ModelText>(undefined)
  const version = useRef(model.version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onItsWay = useRef<Promise<void>>(undefined)

  const sending = useRef(send)
  sending.current = send
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    await onItsWay.current
    const text = waiting.current
    if (!text) return
    waiting.current = undefined
    setState('saving')
    const documentModel = { id: model.id, text, version: version.current }
    onItsWay.current = sending.current({ documentModel } as never).then(
      answer => {
        version.current = answer.version
        setSaved(answer)
        setState(waiting.current ? 'unsaved' : 'saved')
      },
      (failure: unknown) => {
        waiting.current ??= text
        setState(failure instanceof ApiError && failure.code === 'VERSION_CONFLICT' ? 'conflict' : 'failed')
      },
    )
    await onItsWay.current
  }, [model.id])

  const keep = useCallback(
    (text: ModelText) => {
      waiting.current = text
      setState(former => (former === 'conflict' ? former : 'unsaved'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), restMs)
    },
    [flush],
  )

  /** What the server answered to another act on the model: its version is the one to save against. */
  const learn = useCallback((answer: DocumentModel) => {
    version.current = answer.version
    setSaved(answer)
  }, [])

  useEffect(() => () => void flush(), [flush])
  return { state, saved, keep, flush, learn, hasUnsaved: () => waiting.current !== undefined }
}
