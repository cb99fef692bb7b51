import { useEffect, useState } from 'react'

/** Seconds until an instant, counted down; zero once it is over, or when there is none. */
export function useSecondsLeft(until = 0) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tell = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tell, 250)
    tell()
    return () => clearInterval(timer)
  }, [until])
  return left
}
