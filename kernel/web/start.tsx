import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import '@fontsource-variable/inter/wght.css'
import { showAppearance } from './appearance.ts'
import { noteFailure } from './failures.ts'
import { startTexts } from './i18n.ts'
import { FirstLoad } from './kit/first-load.tsx'
import { LostConnection } from './kit/lost-connection.tsx'
import { navigateIn } from './navigation.ts'
import { prefetchOnHover, prefetchRest, restIsFetchedBy } from './prefetch.ts'
import { routerOf, type FurtherWing } from './router.ts'
import type { Wing } from './routes.tsx'
import { storedLogin } from './session.ts'
import { type LoadEntry, startSession } from './session-start.ts'
import './theme/plain.css'

type Router = ReturnType<typeof routerOf>['router']

type Application = Wing & {
  furtherWing?: FurtherWing
  loadEntry: LoadEntry
}

/** Draws the application in `#root`: texts first, then the session, then the page that the address asks for. */
export async function startWeb({ loadEntry, furtherWing, ...wing }: Application) {
  showAppearance()
  const isBack = storedLogin() !== null
  restIsFetchedBy(async () => (await furtherWing?.())?.ahead?.())
  if (isBack) prefetchRest()
  else
    firstPageOf(wing)
      ?.load()
      .catch(() => undefined)
  await Promise.all([startTexts(undefined, { inPrint: true }), addTemporal()])
  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: noteCaught })
  if (isBack) root.render(<Drawn page={<FirstLoad />} />)

  await startSession(loadEntry)
  const { router, discover } = routerOf(wing, furtherWing)
  prefetchOnHover(router, discover)
  navigateIn(router)
  await isReady(router)
  root.render(<Drawn page={<RouterProvider router={router} useTransitions={false} />} />)
}

const Drawn = ({ page }: { page: ReactNode }) => (
  <>
    <LostConnection />
    {page}
  </>
)

/** Until then the sign that the document begins with stands: a page drawn once comes sooner than one drawn twice. */
function isReady(router: Router) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = ({ initialized }: Router['state']) => initialized && resolve()
  const stop = router.subscribe(check)
  check(router.state)
  return promise.finally(stop)
}

/** What a visitor without a session sees first, fetched while the texts are: the page of his address, else the sign-in. */
function firstPageOf({ rooms }: Wing) {
  const pages = rooms.flatMap(room => room.pages)
  return pages.find(({ path }) => path === window.location.pathname) ?? pages.find(({ path }) => path === '/login')
}

/** Browsers without Temporal fetch it; the others pay nothing. */
const addTemporal = async () => 'Temporal' in globalThis || (await import('temporal-polyfill/global'))

/** What a boundary caught stays in the page; those who mend it must know all the same. */
function noteCaught(error: unknown) {
  console.error(error)
  noteFailure(error)
}
