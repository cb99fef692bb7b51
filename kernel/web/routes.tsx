import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect, useMatches } from 'react-router'
import { type Filled, offeredBy } from '#kernel/shared/offer.ts'
import { loadLabels } from './i18n.ts'
import { FirstLoad } from './kit/first-load.tsx'
import { RouteFailure } from './kit/route-failure.tsx'
import { enterPlace } from './navigation.ts'
import { OfferedContext } from './offered.ts'
import type { LayoutName, Page, RoomOfPages, Visit, WebRoom } from './pages.ts'
import { PartNotLoaded, within } from './part-not-loaded.ts'

/** A layout draws `<Outlet />` where the page goes. It stays while one moves between its pages. */
export type Layouts = Partial<Record<LayoutName, ComponentType>>

/** Judges every page before its own guard: signed in, client chosen, right on the element. */
export type GuardOfPages = (page: Page, asked: Visit) => string | undefined | Promise<string | undefined>

export type Wing = {
  rooms: readonly WebRoom[]
  /** Rooms that come with the first address of theirs: the same rooms for the same address. One wing at most has some. */
  roomsAt?: (path: string) => Promise<readonly RoomOfPages[]>
  layouts: Layouts
  /** Stands around every page; it draws `<Outlet />`. */
  frame?: ComponentType
  /** What is brought to places that rooms keep, beside what its rooms bring. */
  fills?: readonly Filled[]
  guard?: GuardOfPages
  /** What most of its pages need beside themselves, fetched before one of them is asked for. */
  ahead?: () => Promise<unknown>
  /** From a path to another, chosen at each visit: `{ '/': () => '/dashboard' }`. */
  redirects?: Record<string, () => string>
}

type PageInRoom = { page: Page; room: RoomOfPages }
/** What the shell finds of the page on screen: breadcrumb, open entry of the menu. */
export type PageOnScreen = {
  page: Page
  applicationId: number | undefined
  parameters: Record<string, string | undefined>
}

const chunkTimeout = 120_000

/** React Router's routes for the pages of rooms, each loaded when first visited. */
export function routesOf({ rooms, roomsAt, layouts, frame = Outlet, fills = [], guard, redirects = {} }: Wing) {
  const pages = rooms.flatMap(pagesIn)
  const used = roomsAt ? (Object.keys(layouts) as LayoutName[]) : layoutsIn(pages)
  const ofLayout = (layout: LayoutName): RouteObject => ({
    Component: layouts[layout] ?? Outlet,
    children: [
      {
        ...(roomsAt && { id: placeIn(layout) }),
        ErrorBoundary: RouteFailure,
        children: pages.filter(({ page }) => page.layout === layout).map(entry => routeOf(entry, guard)),
      },
    ],
  })
  const redirection = ([path, target]: [string, () => string]): RouteObject => ({
    path,
    loader: () => redirect(target()),
  })
  const wing: RouteObject[] = [
    {
      Component: amongOffers(frame, [...rooms.flatMap(room => room.fills ?? []), ...fills]),
      ErrorBoundary: RouteFailure,
      HydrateFallback: FirstLoad,
      children: [...used.map(ofLayout), ...Object.entries(redirects).map(redirection)],
    },
  ]
  return wing
}

/** The routes of rooms that come later, by the place that those of their wing keep for them. */
export function laterRoutesOf({ guard }: Wing, rooms: readonly RoomOfPages[]) {
  const pages = rooms.flatMap(pagesIn)
  return layoutsIn(pages).map(layout => ({
    place: placeIn(layout),
    routes: pages.filter(({ page }) => page.layout === layout).map(entry => routeOf(entry, guard)),
  }))
}

const pagesIn = (room: RoomOfPages) => room.pages.map(page => ({ page, room }))

const layoutsIn = (pages: readonly PageInRoom[]) => [...new Set(pages.map(({ page }) => page.layout))]

/** React Router's id of what stands around the pages of a layout. */
const placeIn = (layout: LayoutName) => `pages in ${layout}`

function amongOffers(Frame: ComponentType, fills: readonly Filled[]) {
  const offered = offeredBy(fills)
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
