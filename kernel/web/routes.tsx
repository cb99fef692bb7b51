import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect, useMatches } from 'react-router'
import { offeredBy } from '#kernel/shared/offer.ts'
import { loadLabels } from './i18n.ts'
import { FirstLoad } from './kit/first-load.tsx'
import { RouteFailure } from './kit/route-failure.tsx'
import { enterPlace } from './navigation.ts'
import { OfferedContext } from './offered.ts'
import type { Visit, LayoutName, Page, WebRoom } from './pages.ts'
import { PartNotLoaded, within } from './part-not-loaded.ts'

/** A layout draws `<Outlet />` where the page goes. It stays while one moves between its pages. */
export type Layouts = Partial<Record<LayoutName, ComponentType>>

/** Judges every page before its own guard: signed in, client chosen, right on the element. */
export type GuardOfPages = (page: Page, asked: Visit) => string | undefined | Promise<string | undefined>

export type Wing = {
  rooms: readonly WebRoom[]
  layouts: Layouts
  /** Stands around every page; it draws `<Outlet />`. */
  frame?: ComponentType
  guard?: GuardOfPages
  /** What most of its pages need beside themselves, fetched before one of them is asked for. */
  ahead?: () => Promise<unknown>
  /** From a path to another, chosen at each visit: `{ '/': () => '/dashboard' }`. */
  redirects?: Record<string, () => string>
}

type PageInRoom = { page: Page; room: WebRoom }
/** What the shell finds of the page on screen: breadcrumb, open entry of the menu. */
export type PageOnScreen = {
  page: Page
  applicationId: number | undefined
  parameters: Record<string, string | undefined>
}

const chunkTimeout = 120_000

/** React Router's routes for the pages of rooms, each loaded when first visited. */
export function routesOf({ rooms, layouts, frame = Outlet, guard, redirects = {} }: Wing): RouteObject[] {
  const pages = rooms.flatMap(room => room.pages.map(page => ({ page, room })))
  const used = [...new Set(pages.map(({ page }) => page.layout))]
  const ofLayout = (layout: LayoutName): RouteObject => ({
    Component: layouts[layout] ?? Outlet,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: pages.filter(({ page }) => page.layout === layout).map(entry => routeOf(entry, guard)),
      },
    ],
  })
  const redirection = ([path, target]: [string, () => string]): RouteObject => ({
    path,
    loader: () => redirect(target()),
  })
  return [
    {
      Component: amongOffers(frame, rooms),
      ErrorBoundary: RouteFailure,
      HydrateFallback: FirstLoad,
      children: [...used.map(ofLayout), ...Object.entries(redirects).map(redirection)],
    },
  ]
}

function amongOffers(Frame: ComponentType, rooms: readonly WebRoom[]) {
  const offered = offeredBy(rooms.flatMap(({ fills = [] }) => fills))
  return function FrameAmongOffers() {
    return (
      <OfferedContext value={offered}>
        <Frame />
      </OfferedContext>
    )
  }
}

function routeOf({ page, room }: PageInRoom, guard: GuardOfPages | undefined): RouteObject {
  return {
    path: page.path,
    handle: { page, applicationId: room.applicationId },
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const asked = { parameters: params, url: new URL(request.url) }
      const elsewhere = (await guard?.(page, asked)) ?? (await page.guard?.(asked))
      if (elsewhere) return redirect(elsewhere)
      enterPlace({ applicationId: room.applicationId, element: page.element, path: page.path })
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: () => loadPage({ page, room }) },
  }
}

/** The code and the texts of a page. Also called ahead, when the pointer rests on a link to it. */
export async function loadPage({ page, room }: PageInRoom) {
  const parts = Promise.all([page.load(), loadLabels(room.labels)])
  try {
    const [Component] = await within(chunkTimeout, parts)
    return Component
  } catch (cause) {
    throw new PartNotLoaded(page.path, { cause })
  }
}

export function usePageOnScreen(): PageOnScreen | undefined {
  const match = useMatches().findLast(({ handle }) => handle !== undefined)
  return match && { ...(match.handle as Omit<PageOnScreen, 'parameters'>), parameters: match.params }
}
