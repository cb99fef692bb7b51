import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Filled } from '#kernel/shared/offer.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { Guarded } from '#kernel/testing/guarded.tsx'
import { hands } from '#kernel/testing/hands.ts'
import { Alerts } from '#kernel/web/kit/alerts.tsx'
import { navigateIn } from '#kernel/web/navigation.ts'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { routesOf } from '#kernel/web/routes.tsx'
import { type SessionMade, signedIn } from '#kernel/web/session.ts'
import { ThemeProvider } from '#kernel/web/theme-provider.tsx'

type Options = {
  /** The address to open; the page's own path unless said. */
  path?: string
  /** What answers the page's calls: a real server's `inject`, or a few lines for a piece of the kit. */
  fetch?: (request: Request) => Response | Promise<Response>
  labels?: readonly LabelModules[]
  /** The answer of the login of whoever looks at the page. */
  as?: SessionMade
  /** Other pages that one can go to from there. */
  others?: readonly Page[]
  /** What rooms bring to places that the page draws. */
  fills?: readonly Filled[]
}

/** Opens a page as the browser would, without the shell around it. Gives the person's hands and the router. */
export async function renderPage(
  page: Page,
  { path = page.path, fetch, labels = [], as, others = [], fills = [] }: Options = {},
) {
  if (fetch) answerWith(fetch)
  if (as) signedIn(as)
  const rooms = [{ labels, pages: [page, ...others], fills }]
  const router = createMemoryRouter(routesOf({ rooms, layouts: {}, frame: Guarded }), { initialEntries: [path] })
  navigateIn(router)
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Alerts />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  await eventually(() => expect(router.state.initialized).toBe(true))
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...screen, router, address, user: hands() }
}

/** Milliseconds, 0 unless asked: answers then come late and in any order, which finds tests that count on one. */
const latest = Number(process.env.SILLON_LATE_ANSWERS ?? 0)

function answerWith(answer: NonNullable<Options['fetch']>) {
  const answerTo = async (request: Request) => {
    if (latest) await new Promise(resolve => setTimeout(resolve, Math.random() * latest))
    return answer(request)
  }
  vi.stubGlobal('fetch', async (url: string, { signal, ...init }: RequestInit = {}) => {
    signal?.throwIfAborted()
    const left = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([answerTo(new Request(new URL(url, window.location.href), init)), left])
  })
}
