import { useEffect, useEffectEvent, useRef } from 'react'
import { typedByScale } from '../weighing.model.ts'

const mostKeys = 16

/** Hears a scale that types its weight as a keyboard would, whatever has the focus but a field that somebody writes in. */
export function useTypingScale(onRead: (kg: number, frame: string) => void) {
  const keys = useRef<{ key: string; at: number }[]>([])
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    keys.current = [...keys.current, { key: event.key, at: event.timeStamp }].slice(-mostKeys)
    if (event.key !== 'Enter') return
    const typed = keys.current
    keys.current = []
    const kg = typedByScale(typed)
    if (kg === undefined) return
    event.preventDefault()
    onRead(
      kg,
      typed
        .slice(0, -1)
        .map(({ key }) => key)
        .join(''),
    )
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
