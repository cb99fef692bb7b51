import type { Log } from '#kernel/server/log.ts'

/** Work that is done a moment after it was asked for, once for all that was asked meanwhile. */
export type Soon = {
  ask(): void
  /** Done by now: what was under way, and what is left to do. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** What fails is left for the next time, `ms` later; nobody waits for it, and nobody is told but the log. */
export function soon(what: string, work: () => Promise<void>, ms: number, log: Log): Soon {
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  let isOver = false
  const go = () => {
    clearTimeout(timer)
    timer = undefined
    underWay = underWay.then(work).catch((error: unknown) => {
      log.warn({ err: error }, what)
      ask()
    })
    return underWay
  }
  const ask = () => {
    if (isOver) return
    timer ??= setTimeout(go, ms).unref()
  }
  return {
    ask,
    settle: go,
    stop: () => {
      isOver = true
      return go()
    },
  }
}
