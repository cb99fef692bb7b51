import { useEffect, useState, useSyncExternalStore } from 'react'
import { noFace, openScale, type Scale, type ScaleSettings } from './scale.ts'

const watchNothing = () => () => undefined
const faceOfNothing = () => noFace

/** A scale that speaks over a serial line, read while the component is shown; null while there is none to be read. */
export function useScale(settings: ScaleSettings | null) {
  const [scale, setScale] = useState<Scale | null>(null)
  const line = settings && JSON.stringify(settings)
  useEffect(() => {
    if (line === null) return undefined
    const opened = openScale(JSON.parse(line) as ScaleSettings)
    setScale(opened)
    return () => {
      setScale(null)
      void opened.close()
    }
  }, [line])
  const face = useSyncExternalStore(scale?.watch ?? watchNothing, scale?.face ?? faceOfNothing)
  return { scale, face }
}
