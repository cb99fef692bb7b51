import { useState } from 'react'
import { goTo } from '#kernel/web/navigation.ts'

export type DesktopPermission = NotificationPermission | 'missing'

const present = (): DesktopPermission => ('Notification' in window ? window.Notification.permission : 'missing')

/** Whether this browser shows notifications outside the page; `ask` belongs behind a button. */
export function useDesktopPermission() {
  const [permission, setPermission] = useState(present)
  const ask = async () => setPermission(await window.Notification.requestPermission())
  return { permission, ask }
}

type Shown = { id: string; title: string; body: string; link: string }

/**
 * Shows something on the desktop while nobody looks at this page; says whether it did. Several tabs show one and the same.
 * Phones know no such notification but a service worker's: there it is not shown.
 */
export function showOnDesktop({ id, title, body, link }: Shown) {
  if (present() !== 'granted' || document.hasFocus()) return false
  try {
    const shown = new window.Notification(title, { body, tag: id, icon: '/favicon.svg' })
    shown.onclick = () => {
      window.focus()
      goTo(link)
      shown.close()
    }
    return true
  } catch {
    return false
  }
}
