import { platformAnswers } from '#platform/platform-db.ts'
import { recallInFull, recalls } from './server/recalls.queries.ts'
import { nodeNamed } from './server/recall-scope.ts'
import { walkGraph } from './server/walk-graph.ts'
import { answerRecall, closeRecall, confirmRecall, startRecall, triggerRecall } from './server/write-recall.ts'
import { traceCalls } from './trace.calls.ts'
import { traceGraphOffer } from './trace-graph.slot.ts'

export { lotNumbers, lotsFound } from './server/lot-numbers.ts'
export { walkGraph }

export const traceServer = platformAnswers(traceCalls, {
  searchTrace: async ({ db, offered }, { query }) => {
    const found = await Promise.all(offered(traceGraphOffer).map(graph => graph.find(db as never, query)))
    return found.flat()
  },
  getTraceGraph: async ({ db, offered }, { kind, id, direction }) => {
    const walking = { db: db as never, offered }
    const start = await nodeNamed(walking, { kind, id })
    return walkGraph(walking, start, direction === 'both' ? ['up', 'down'] : [direction])
  },
  getRecalls: given => recalls(given),
  getRecall: (given, { id }) => recallInFull(given, id),
  startRecall,
  triggerRecall,
  confirmRecall,
  answerRecall,
  closeRecall,
})
