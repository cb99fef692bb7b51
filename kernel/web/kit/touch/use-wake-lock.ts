import { useEffect } from 'react'

/** The screen stays lit while the component is shown and the page is in front; where a browser cannot, it goes dark as usual. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const kept = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void kept?.release()
      else lock = kept
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
