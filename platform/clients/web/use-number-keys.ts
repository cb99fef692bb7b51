import { useEffect } from 'react'

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** The keys 1 to 9 choose what stands in that place; not while somebody types. */
export function useNumberKeys(choices: readonly (() => void)[]) {
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (isTyped(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^[1-9]$/.test(event.key)) choices[Number(event.key) - 1]?.()
    }
    window.addEventListener('keydown', choose)
    return () => window.removeEventListener('keydown', choose)
  }, [choices])
}
