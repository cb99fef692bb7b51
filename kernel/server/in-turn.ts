import pLimit, { type LimitFunction } from 'p-limit'

/** Work of which each client has so much under way at once: what it asks for beyond waits, and others come between. */
export function inTurnOfClients(atOnce: number) {
  const turns = new Map<string, LimitFunction>()
  const waitingAndUnderWay = (client: string) => {
    const turn = turns.get(client)
    return turn ? turn.activeCount + turn.pendingCount : 0
  }
  return {
    waitingAndUnderWay,
    run: async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
      const turn = turns.get(client) ?? pLimit(atOnce)
      turns.set(client, turn)
      try {
        return await turn(work)
      } finally {
        if (waitingAndUnderWay(client) === 0) turns.delete(client)
      }
    },
  }
}
