import { currentSession, onSignOut, watchSession } from '#kernel/web/session.ts'

/** The page from which somebody was signed out without asking; in memory only, since a logout clears the rest. */
let left: { userId: string; address: string } | undefined

/** From the start of the tab on: a session that ends by itself leaves a way back for the same person. */
export function rememberLeftPage() {
  let userId = currentSession().person?.id
  watchSession(() => {
    userId = currentSession().person?.id ?? userId
  })
  onSignOut(() => {
    const { pathname, search } = window.location
    left = userId && currentSession().farewell ? { userId, address: pathname + search } : undefined
  })
}

export const pageLeftBy = (userId: string) => (left?.userId === userId ? left.address : undefined)
