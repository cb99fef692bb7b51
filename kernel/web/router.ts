import { createBrowserRouter } from 'react-router'
import type { RoomOfPages } from './pages.ts'
import { PartNotLoaded } from './part-not-loaded.ts'
import { laterRoutesOf, routesOf, type Wing } from './routes.tsx'

/** Pages and layouts that the first load leaves out: fetched with the first address that is not known yet, for that address. */
export type FurtherWing = (path?: string) => Promise<Wing>

/** The browser's router over a wing. `discover` adds the routes that an address may be one of, and that were not asked for yet. */
export function routerOf(wing: Wing, furtherWing?: FurtherWing) {
  if (!furtherWing) return { router: createBrowserRouter(routesOf(wing)), discover: async () => undefined }
  const added = new Set<Wing | RoomOfPages>()
  const isNew = (part: Wing | RoomOfPages) => {
    const isKnown = added.has(part)
    added.add(part)
    return !isKnown
  }
  const discover = async (path: string) => {
    const further = await furtherWing(path)
    if (isNew(further))
      router.patchRoutes(null, routesOf({ ...further, layouts: { ...wing.layouts, ...further.layouts } }))
    const rooms = (await further.roomsAt?.(path)) ?? []
    for (const { place, routes } of laterRoutesOf(further, rooms.filter(isNew))) router.patchRoutes(place, routes)
  }
  const router = createBrowserRouter(routesOf(wing), {
    patchRoutesOnNavigation: async ({ path }) => {
      try {
        await discover(path)
      } catch (cause) {
        throw new PartNotLoaded(path, { cause })
      }
    },
  })
  return { router, discover }
}
