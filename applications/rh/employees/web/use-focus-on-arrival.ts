import { useEffect, useRef } from 'react'

/** Gives the focus to what appears in answer to a form sent from further down, so that it is seen and read aloud. */
export function useFocusOnArrival() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return { ref: place, tabIndex: -1 }
}
