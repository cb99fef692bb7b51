import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startTexts } from './i18n.ts'
import { Alerts } from './kit/alerts.tsx'
import { FirstLoad } from './kit/first-load.tsx'
import { LostConnection } from './kit/lost-connection.tsx'
import { navigateIn } from './navigation.ts'
import { prefetchOnHover } from './prefetch.ts'
import { routesOf, type Wing } from './routes.tsx'
import { storedLogin } from './session.ts'
import { type LoadEntry, startSession } from './session-start.ts'
import { ThemeProvider } from './theme-provider.tsx'

type Application = Wing & {
  /** Pages and layouts that the first load leaves out: fetched with the first address that `rooms` does not know. */
  furtherWing?: () => Promise<Wing>
  loadEntry: LoadEntry
}

/** Draws the application in `#root`: texts first, then the session, then the page that the address asks for. */
export async function startWeb({ loadEntry, furtherWing, ...wing }: Application) {
  showModeEarly()
  const isBack = storedLogin() !== null
  const ahead = isBack ? furtherWing?.() : firstPageOf(wing)?.load()
  ahead?.catch(() => undefined)
  await Promise.all([startTexts(), addTemporal()])
  const root = createRoot(document.getElementById('root') as HTMLElement)
  if (isBack)
    root.render(
      <Surroundings>
        <FirstLoad />
      </Surroundings>,
    )

  await startSession(loadEntry)
  const router = routerOf(wing, furtherWing)
  prefetchOnHover(router)
  navigateIn(router)
  root.render(
    <Surroundings>
      <RouterProvider router={router} />
    </Surroundings>,
  )
}

/** What a visitor without a session sees first, fetched while the texts are: the page of his address, else the sign-in. */
function firstPageOf({ rooms }: Wing) {
  const pages = rooms.flatMap(room => room.pages)
  return pages.find(({ path }) => path === window.location.pathname) ?? pages.find(({ path }) => path === '/login')
}

function routerOf(wing: Wing, furtherWing: Application['furtherWing']) {
  if (!furtherWing) return createBrowserRouter(routesOf(wing))
  let isAdded = false
  return createBrowserRouter(routesOf(wing), {
    patchRoutesOnNavigation: async ({ patch }) => {
      const further = await furtherWing()
      if (!isAdded) patch(null, routesOf(further))
      isAdded = true
    },
  })
}

/** What every page needs around it. */
export const Surroundings = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <LostConnection />
    {children}
    <Alerts />
  </ThemeProvider>
)

/** Browsers without Temporal fetch it; the others pay nothing. */
const addTemporal = async () => 'Temporal' in globalThis || (await import('temporal-polyfill/global'))

/** A dark page must not begin with a white flash. */
function showModeEarly() {
  const chosen = localStorage.getItem('prefs.mode')
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light'
}
