import pLimit from 'p-limit'
import { Refusal } from './errors.ts'
import { inTurnOfClients } from './in-turn.ts'

const atOnceInClient = 2
const mostWaiting = 5
/** Of the ten transactions that the process holds for clients at once: pages are read meanwhile. */
const atOnce = pLimit(3)
const lists = inTurnOfClients(atOnceInClient)

/**
 * Whole lists of a client are read two at a time, three in the process; the next ones wait, unless they are gone by then.
 * @throws Refusal 429 TOO_MANY_EXPORTS past five that wait; AbortError of one that went away
 */
export async function exportsInTurn<Result>(client: string, gone: AbortSignal, work: () => Promise<Result>) {
  if (lists.waitingAndUnderWay(client) >= atOnceInClient + mostWaiting)
    throw new Refusal(429, 'TOO_MANY_EXPORTS', 'kernel.error.too-many-exports', { retryAfterSeconds: 10 })
  const unlessGone = () => {
    gone.throwIfAborted()
    return work()
  }
  return lists.run(client, () => atOnce(unlessGone))
}
