type GoTo = (path: string, options?: { replace?: boolean; state?: unknown }) => void

type Address = { pathname: string; search: string }
type Standing = { isLeaving: () => boolean; address: () => Address }

const atRest: Standing = { isLeaving: () => false, address: () => window.location }

let goToInRouter: GoTo = path => window.location.assign(path)
let standing = atRest

/** Takes over the moves that code outside React asks for. */
export const navigateWith = (goTo: GoTo, inRouter = atRest) => {
  goToInRouter = goTo
  standing = inRouter
}

type Router = {
  navigate(path: string, options?: Parameters<GoTo>[1]): unknown
  subscribe(watcher: (state: { location: Address }) => void): unknown
  state: { location: Address; navigation: { location?: Address | undefined } }
}

/** The router, once made, moves for everybody. */
export function navigateIn(router: Router) {
  let present = router.state.location.pathname
  router.subscribe(({ location }) => {
    if (location.pathname !== present) former = present
    present = location.pathname
  })
  navigateWith((path, options) => void router.navigate(path, options), {
    isLeaving: () => {
      const { location, navigation } = router.state
      return navigation.location !== undefined && navigation.location.pathname !== location.pathname
    },
    address: () => router.state.navigation.location ?? router.state.location,
  })
}

let former: string | null = null

/** The address of the page that was on screen before this one; null at the first. */
export const formerPage = () => former

/** Whether the person has left for another page, which is still on its way: what this one wants no longer counts. */
export const isLeaving = () => standing.isLeaving()

/** The address with what was changed since the page was last drawn. */
export const presentAddress = () => standing.address()

/** Leaves for another page from outside React: a lost session, a refusal, a maintenance. */
export const goTo: GoTo = (path, options) => goToInRouter(path, options)

/** Which page is on screen: every call carries it, and the server narrows its judgement of rights to it. */
export type Place = { applicationId?: number; element?: string; path?: string }

let place: Place = {}

export const currentPlace = () => place

export const enterPlace = (entered: Place) => {
  place = entered
}
