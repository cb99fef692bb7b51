import { type DataRouter, matchRoutes } from 'react-router'
import type { Page } from './pages.ts'

/** Fetches a page's code while the pointer or the focus rests on a link to it. */
export function prefetchOnHover({ routes }: Pick<DataRouter, 'routes'>) {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== window.location.origin) return
    const page: Page | undefined = matchRoutes([...routes], link.pathname)?.at(-1)?.route.handle?.page
    page?.load().catch(() => undefined)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}

let fetchRest = () => Promise.resolve<unknown>(undefined)

/** `fetch` brings what everybody needs who is signed in, whatever page he asks for. */
export const restIsFetchedBy = (fetch: typeof fetchRest) => {
  fetchRest = fetch
}

/** Fetches it while something else is waited for: a server that judges a password. */
export const prefetchRest = () => void fetchRest().catch(() => undefined)
