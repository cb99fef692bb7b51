import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { answersOfRecall, Recall, RecallInFull, recallFields } from './recall.model.ts'
import { exerciseRight, traceElement, triggerRight } from './trace-place.model.ts'
import { directions, kindsOfNode, TraceLink, TraceNode } from './trace.model.ts'

const reading = { method: 'GET', access: reads(traceElement) } as const
const ofRecall = z.strictObject({ id: idOf('platform.recall') })
const touches = ['atelier', 'qualite', 'commerce', 'culture']
const acting = { method: 'POST', touches, answer: RecallInFull } as const

/** One step back and one forward, and what is called back (EC 178/2002, articles 18 and 19). */
export const traceCalls = calls('platform/trace', {
  /** A lot, a pallet, a delivery note, a block: two characters at least. */
  searchTrace: {
    ...reading,
    path: 'trace/search',
    input: z.strictObject({ query: z.string().min(2).max(100) }),
    answer: z.array(TraceNode),
  },
  getTraceGraph: {
    ...reading,
    path: 'trace/graph',
    input: z.strictObject({
      kind: z.enum(kindsOfNode),
      id: z.string().min(1).max(100),
      direction: z.enum([...directions, 'both']).default('both'),
    }),
    answer: z.object({ nodes: z.array(TraceNode), links: z.array(TraceLink), isMore: z.boolean() }),
  },
  /** Newest first. */
  getRecalls: { ...reading, path: 'trace/recalls', answer: z.array(Recall) },
  getRecall: { ...reading, path: 'trace/recalls/:id', input: ofRecall, answer: RecallInFull },
  /** Freezes what is meant: an exercise ends there, a simulation waits for two people. */
  startRecall: { ...acting, path: 'trace/recalls', access: writes(exerciseRight, triggerRight), input: recallFields },
  /** The first of two: 409 where it is no simulation. */
  triggerRecall: { ...acting, path: 'trace/recalls/:id/trigger', access: writes(triggerRight), input: ofRecall },
  /** The second, within half an hour: holds every lot. 409 SAME_PERSON, TRANSITION_INVALID. */
  confirmRecall: { ...acting, path: 'trace/recalls/:id/confirm', access: writes(triggerRight), input: ofRecall },
  answerRecall: {
    ...acting,
    path: 'trace/recalls/:id/answer',
    access: writes(triggerRight),
    input: ofRecall.extend({
      lineIds: z.array(idOf('platform.recall_line')).min(1).max(500),
      answer: z.enum(answersOfRecall),
      /** Of each line; all of it unless said. */
      recoveredKg: Kilograms.nullable().default(null),
    }),
  },
  /** 409 RECALL_OPEN while lines wait; 400 REASON_REQUIRED where less than 99 % was found again. */
  closeRecall: {
    ...acting,
    path: 'trace/recalls/:id/close',
    access: manages(traceElement),
    input: ofRecall.extend({
      reason: z.string().overwrite(asOneLine).max(500).default(''),
      /** Whether what is still in stock was freed by quality with proof. */
      releases: z.boolean().default(false),
    }),
  },
})
