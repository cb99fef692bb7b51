import { hearOtherTabs, tellOtherTabs } from '#kernel/web/session-channel.ts'

type Heard = { at: number; isTold: boolean }

const signs = ['keydown', 'mousemove', 'mousedown', 'touchmove'] as const
const storageKey = 'lastActivity'

/** Instant of the last activity in any tab of this browser, in milliseconds; 0 when none is known. */
export const storedActivity = () => Number(localStorage.getItem(storageKey)) || 0

/** Lets the other tabs know; `isTold` when the server is told as well, which one tab does for all. */
export function shareActivity(heard: Heard) {
  localStorage.setItem(storageKey, String(heard.at))
  tellOtherTabs({ kind: 'activity', ...heard })
}

/** Calls back when somebody types, points or touches here, or has done so in another tab. */
export function watchActivity({ onHere, onElsewhere }: { onHere: () => void; onElsewhere: (heard: Heard) => void }) {
  const options = { capture: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, onHere, options)
  const stopHearing = hearOtherTabs(message => message.kind === 'activity' && onElsewhere(message))
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onHere, options)
    stopHearing()
  }
}
