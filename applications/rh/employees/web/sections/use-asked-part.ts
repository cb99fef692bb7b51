import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Brings the part that the end of the address names before the eyes, and the keyboard to its first field. */
export function useAskedPart(name: string) {
  const part = useRef<HTMLDivElement>(null)
  const isAsked = useLocation().hash === `#${name}`
  useEffect(() => {
    if (!isAsked || !part.current) return
    part.current.scrollIntoView()
    part.current
      .querySelector<HTMLElement>('input:enabled, [role=combobox]:not([aria-disabled=true])')
      ?.focus({ preventScroll: true })
  }, [isAsked])
  return part
}
