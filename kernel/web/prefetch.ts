import { type DataRouter, matchRoutes } from 'react-router'
import type { Page } from './pages.ts'

/** Fetches a page's code while the pointer or the focus rests on a link to it. */
export function prefetchOnHover(router: Pick<DataRouter, 'routes'>, discover: (path: string) => Promise<unknown>) {
  const matchAt = (path: string) => matchRoutes([...router.routes], path)?.at(-1)
  const load = async (path: string) => {
    const known = matchAt(path)
    // As in React Router: an address that only a parameter fits may be one of a route that is not known yet.
    if (!known || Object.keys(known.params).length > 0) await discover(path)
    const page: Page | undefined = matchAt(path)?.route.handle?.page
    await page?.load()
  }
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === window.location.origin) load(link.pathname).catch(() => undefined)
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
