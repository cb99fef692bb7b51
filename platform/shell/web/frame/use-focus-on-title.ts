import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusOnceThere } from '#kernel/web/focus-once-there.ts'

/**
 * After a change of page the title has the focus: a screen reader says it, Tab goes on from there. A part of the page
 * that the end of the address names, and that has taken the focus by then, keeps it.
 */
export function useFocusOnTitle() {
  const { pathname, hash } = useLocation()
  const former = useRef(pathname)
  const stopWaiting = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    stopWaiting.current?.()
    const main = document.querySelector('main')
    if (!main || (hash && main.contains(document.activeElement))) return
    window.scrollTo(0, 0)
    stopWaiting.current = focusOnceThere(main, titleIn)
  }, [pathname, hash])
  useEffect(() => () => stopWaiting.current?.(), [])
}

function titleIn(main: HTMLElement) {
  const title = main.querySelector('h1')
  if (!title) return null
  title.tabIndex = -1
  title.style.outline = 'none'
  return title
}
