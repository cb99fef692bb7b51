import type { EmotionCache } from '@emotion/cache'
import { useEffect, useState } from 'react'
import { partNotLoadedHere } from '../part-not-loaded.ts'

let mirror: EmotionCache | undefined

/** Fetched when first needed: most people never write from right to left. Awaited ahead, the page turns at once. */
export async function loadMirror() {
  mirror = (await import('./rtl-cache.ts')).rtlCache
}

/** Styles with left and right exchanged, once they are fetched. Throws PartNotLoaded where they cannot be. */
export function useMirror(isWanted: boolean): EmotionCache | undefined {
  const present = mirror
  const [end, setEnd] = useState<{ failure?: unknown }>({})
  useEffect(() => {
    if (!isWanted || present) return undefined
    let isShown = true
    const tell = (told: typeof end) => isShown && setEnd(told)
    loadMirror().then(
      () => tell({}),
      (failure: unknown) => tell({ failure }),
    )
    return () => {
      isShown = false
    }
  }, [isWanted, present])
  if (isWanted && end.failure) throw partNotLoadedHere(end.failure)
  return present
}
