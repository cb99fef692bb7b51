import { useEffect, useEffectEvent } from 'react'

/** Keys that act wherever one is on the page, but where one types. */
export function usePageKeys(acts: Readonly<Record<string, () => void>>, isOn: boolean) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!isOn || ctrlKey || metaKey || altKey) return
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    const act = acts[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
