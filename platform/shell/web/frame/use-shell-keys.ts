import { useEffect } from 'react'
import { showPanel } from './shown-panel.ts'

/** Keys that work on every page: `?` lists them, Ctrl+Shift+/ searches. */
export function useShellKeys({ hasSearch }: { hasSearch: boolean }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if (hasSearch && isSearchKey(event)) {
        event.preventDefault()
        showPanel('search')
      }
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
        event.preventDefault()
        showPanel('keyboard')
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [hasSearch])
}

/** With Shift held, the slash key says `/` on a French keyboard and `?` on an English one. */
const isSearchKey = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && (key === '/' || key === '?' || code === 'Slash')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
