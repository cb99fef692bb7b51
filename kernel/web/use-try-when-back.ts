import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from './connection.ts'

/**
 * Tries once more as soon as the connection is back, where it was missing when this was drawn, or when what it stands for
 * was asked for (`wasCutOff`): answers whether it was.
 */
export function useTryWhenBack(tryAgain: () => void, wasCutOff = false) {
  const connection = useConnection()
  const [isCutOff] = useState(wasCutOff || connection !== 'online')
  const isBack = isCutOff && connection === 'online'
  const tryOnce = useEffectEvent(tryAgain)
  useEffect(() => {
    if (isBack) tryOnce()
  }, [isBack])
  return isCutOff
}
