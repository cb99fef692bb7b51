import { useEffect, useRef } from 'react'
import type { FormSection } from '../../employee-sections.model.ts'
import { useEditedSections } from './edited-sections.tsx'

/** Brings the part that somebody wants to write before the eyes, and the keyboard to its first field. */
export function useAskedPart(section: FormSection) {
  const part = useRef<HTMLDivElement>(null)
  const isAsked = useEditedSections().asked === section
  useEffect(() => {
    if (!isAsked || !part.current) return
    part.current.scrollIntoView?.({ block: 'nearest' })
    part.current
      .querySelector<HTMLElement>('input:enabled, [role=combobox]:not([aria-disabled=true])')
      ?.focus({ preventScroll: true })
  }, [isAsked])
  return part
}
