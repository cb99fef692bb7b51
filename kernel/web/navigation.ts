type GoTo = (path: string, options?: { replace?: boolean; state?: unknown }) => void

let goToInRouter: GoTo = path => window.location.assign(path)

/** The router, once made, takes over the moves that code outside React asks for. */
export const navigateWith = (goTo: GoTo) => {
  goToInRouter = goTo
}

/** Leaves for another page from outside React: a lost session, a refusal, a maintenance. */
export const goTo: GoTo = (path, options) => goToInRouter(path, options)

/** Which page is on screen: every call carries it, and the server narrows its judgement of rights to it. */
export type Place = { applicationId?: number; element?: string }

let place: Place = {}

export const currentPlace = () => place

export const enterPlace = (entered: Place) => {
  place = entered
}
