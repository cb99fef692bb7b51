import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, drafts } from './drafts.ts'

const savesAfter = 2_000

/** Keeps what is typed under `key` and offers it again. Without a key it does nothing. */
export function useFormDraft<Output>(form: UseFormReturn<FieldValues, unknown, Output>, key: string | undefined) {
  const [found, setFound] = useState<Draft | null>(null)

  useEffect(() => {
    if (key)
      drafts()
        .read(key)
        .then(setFound, () => setFound(null))
  }, [key])

  useEffect(() => {
    if (!key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (values: FieldValues) =>
      drafts()
        .write(key, { values, savedAt: new Date().toISOString() })
        .catch(() => undefined)
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer)
        if (isDirty) timer = setTimeout(() => save(values), savesAfter)
      },
    })
    return () => {
      clearTimeout(timer)
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
  const forget = async () => {
    setFound(null)
    if (key) await drafts().remove(key)
  }
  const resume = () => {
    for (const [name, value] of Object.entries(found?.values ?? {})) form.setValue(name, value, { shouldDirty: true })
    setFound(null)
  }
  return { found, setAside, resume, forget }
}
