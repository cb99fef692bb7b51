import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, drafts, readDraft, saveDrafted } from './drafts.ts'

const savesAfter = 2_000

/** Keeps what is typed under `key` and offers it again. Without a key it does nothing. */
export function useFormDraft<Output>(form: UseFormReturn<FieldValues, unknown, Output>, key: string | undefined) {
  const [found, setFound] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (key) readDraft(key).then(setFound, () => setFound(null))
  }, [key])

  useEffect(() => {
    if (!key) return
    const save = (values: FieldValues) =>
      drafts()
        .write(key, { values, savedAt: new Date().toISOString() })
        .catch(() => undefined)
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current)
        if (isDirty) timer.current = setTimeout(() => save(values), savesAfter)
      },
    })
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [form, key])

  /** Keeps what was typed and offers it again, at once or in the form that takes the place of this one. */
  const setAside = async (values: FieldValues) => {
    const draft = { values, savedAt: new Date().toISOString() }
    setFound(draft)
    if (key)
      await drafts()
        .write(key, draft)
        .catch(() => undefined)
  }
  /** Saves for good what is typed: with a success the draft is gone, before anything else asks for it. */
  const saveWith = async <Saved>(save: () => Promise<Saved> | Saved) => {
    clearTimeout(timer.current)
    await (key ? saveDrafted(key, save) : save())
    setFound(null)
  }
  const forget = async () => {
    setFound(null)
    if (key) await drafts().remove(key)
  }
  const resume = () => {
    for (const [name, value] of Object.entries(found?.values ?? {})) form.setValue(name, value, { shouldDirty: true })
    setFound(null)
  }
  return { found, setAside, resume, forget, saveWith }
}
