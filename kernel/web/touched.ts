import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'

/** Rooms, or applications with all of theirs. */
export type Touched = readonly string[] | 'everything'

type Forget = (touched: Touched) => Promise<unknown>

let forget: Forget = () => Promise.resolve()
let changing = 0
let untold: Touched = []

/** Says who keeps answers. Where nobody does, as on the sign-in page, nothing is forgotten. */
export const touchedIsForgottenBy = (given: Forget) => {
  forget = given
}

/** Has what a call touches asked again; resolves once it is there, or at once while changes are made together. */
export async function forgetTouchedBy({ room, touches = [] }: CallOfBrowser) {
  const touched = touches === 'everything' ? touches : [...(room ? [room] : []), ...touches]
  if (changing > 0) untold = united(untold, touched)
  else if (touched.length > 0) await forget(touched)
}

/**
 * Several changes, after which everything is asked again once: at their end, or at that of others that are made
 * meanwhile. Who shows each of them before it is made sees it undone by no answer that is older.
 */
export async function changeTogether<Result>(change: () => Promise<Result>): Promise<Result> {
  changing += 1
  try {
    return await change()
  } finally {
    changing -= 1
    if (changing === 0) await tellUntold()
  }
}

async function tellUntold() {
  const touched = untold
  untold = []
  if (touched.length > 0) await forget(touched)
}

const united = (one: Touched, other: Touched): Touched =>
  one === 'everything' || other === 'everything' ? 'everything' : [...new Set([...one, ...other])]
