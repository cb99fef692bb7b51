import type { EmotionCache } from '@emotion/cache'

let fetched: Promise<EmotionCache> | undefined

/** Fetched when first needed: most people never write from right to left. Awaited ahead, the page turns without a blank. */
export function loadMirror() {
  fetched ??= fetchMirror()
  return fetched
}

/** React's `use` reads `status` and `value`: what has already come is used without a pause. */
function fetchMirror() {
  const coming: Promise<EmotionCache> = import('./rtl-cache.ts').then(({ rtlCache }) => {
    Object.assign(coming, { status: 'fulfilled', value: rtlCache })
    return rtlCache
  })
  return coming
}
