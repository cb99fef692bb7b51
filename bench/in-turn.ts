import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Server } from './servers.ts'

/** What pages do at once, and no more. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const turns = pLimit(atOnce)
  return Promise.all(items.map(item => turns(() => work(item))))
}

export async function waitFor<Answer>(
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (isGood(answer)) return answer
    await wait(500)
  }
}

/** Times what is done one after the other; a stage is told as it ends, with the memory that the server has then. */
export function stagesOf(server: Server) {
  const stages: string[][] = []
  return {
    stages,
    stage: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const from = performance.now()
      const result = await work()
      stages.push([name, seconds(performance.now() - from), `${server.memory().toFixed(0)} Mo`])
      console.error(stages.at(-1)?.join(' · '))
      return result
    },
  }
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
