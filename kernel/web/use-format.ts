import { useMemo } from 'react'
import { formatsOf } from './format.ts'
import { useLanguage } from './i18n.ts'

/** Dates and numbers in the language of the interface. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(() => formatsOf(language), [language])
}
