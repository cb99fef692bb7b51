import { useEffect, useRef } from 'react'

/**
 * Whether the pointer has stood still since it was last said to rest: what opens below it is then not chosen by it,
 * although the browser tells that it is there.
 */
export function usePointerAtRest() {
  const isAtRest = useRef(false)
  useEffect(() => {
    const moved = ({ movementX, movementY }: MouseEvent) => {
      if (movementX !== 0 || movementY !== 0) isAtRest.current = false
    }
    document.addEventListener('mousemove', moved)
    return () => document.removeEventListener('mousemove', moved)
  }, [])
  return isAtRest
}
