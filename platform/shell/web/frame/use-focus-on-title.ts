import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the title has the focus: a screen reader says it, Tab goes on from there. */
export function useFocusOnTitle() {
  const { pathname } = useLocation()
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    window.scrollTo(0, 0)
    const title = document.querySelector<HTMLElement>('main h1')
    if (!title) return
    title.tabIndex = -1
    title.style.outline = 'none'
    title.focus({ preventScroll: true })
  }, [pathname])
}
