import { useEffect, useState } from 'react'
import { newPart, openPart } from '../savings.ts'

/** What one closes, for as long as it is on screen: what is saved from it is known by this number. */
export function usePart() {
  const [part] = useState(newPart)
  useEffect(() => openPart(part), [part])
  return part
}
