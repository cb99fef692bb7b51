import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from './errors.ts'

const atOnceInClient = 2
const mostWaiting = 5
/** Of the ten transactions that the process holds for clients at once: pages are read meanwhile. */
const atOnce = pLimit(3)
const turns = new Map<string, LimitFunction>()

/**
 * Whole lists of a client are read two at a time, three in the process; the next ones wait, unless they are gone by then.
 * @throws Refusal 429 TOO_MANY_EXPORTS past five that wait; AbortError of one that went away
 */
export async function exportsInTurn<Result>(client: string, gone: AbortSignal, work: () => Promise<Result>) {
  const turn = turns.get(client) ?? pLimit(atOnceInClient)
  if (turn.activeCount + turn.pendingCount >= atOnceInClient + mostWaiting)
    throw new Refusal(429, 'TOO_MANY_EXPORTS', 'kernel.error.too-many-exports', { retryAfterSeconds: 10 })
  turns.set(client, turn)
  const unlessGone = () => {
    gone.throwIfAborted()
    return work()
  }
  try {
    return await turn(() => atOnce(unlessGone))
  } finally {
    if (turn.activeCount + turn.pendingCount === 0 && turns.get(client) === turn) turns.delete(client)
  }
}
