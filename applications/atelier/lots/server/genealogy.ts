import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { walkGraph } from '#platform/trace/trace.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { lotsCalls } from '../lots.calls.ts'
import { lotById } from './lot-sheet.queries.ts'
import { lotNodes } from './trace-steps.queries.ts'

type Call = typeof lotsCalls.getGenealogyOfLot

/** Where a lot comes from and where it went. @throws Refusal 404 of one outside the workshops of the caller */
export async function genealogyOfLot(given: Given<Call, AtelierTables>, { id, direction }: InputOf<Call>) {
  await lotById(given, id)
  const [start] = await lotNodes(given.db, [id])
  if (!start) throw notFound()
  const directions = direction === 'both' ? (['up', 'down'] as const) : ([direction] as const)
  return walkGraph(given as never, start, directions)
}
