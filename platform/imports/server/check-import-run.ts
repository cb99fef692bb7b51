import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { ImportRun } from '../import.model.ts'
import type { ImportDesk, Separately } from './import-desk.ts'
import { judgeRows } from './judge-rows.ts'
import { modelNamed } from './models.ts'
import { factsOf } from './facts-of.ts'
import { noteForecasts } from './note-fates.ts'
import { readRows } from './read-rows.ts'
import { requireMapped } from './require-mapped.ts'
import { runInFull } from './run-in-full.queries.ts'
import { type FactCounts, feedOf, heldRun, requireState, rowsOfRun } from './stored-run.queries.ts'

/** Each batch is a transaction of its own: a long check holds nobody up. */
const linesAtOnce = 500

/**
 * Reads every line and compares it with what is there, as the import will; nothing but the run itself is written.
 * @throws Refusal 400 while a column is missing; 409 once the import has begun, or when the mapping changed meanwhile
 */
export async function checkImportRun(given: Separately, desk: ImportDesk, { id }: { id: string }): Promise<ImportRun> {
  const { withDb, clock, keys, log, caller } = given
  const run = await withDb(async db => {
    await desk.requireLeave(db)
    const held = await heldRun(db, desk, id)
    requireState(held, 'uploaded', 'checked')
    return { ...held, lines: await rowsOfRun(db, id) }
  })
  const model = modelNamed(desk.models, run.model)
  const feed = feedOf(run)
  requireMapped(model, feed)
  const rows = readRows(model, feed, run.lines, clock.today())
  const facts: FactCounts = {}
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    await withDb(async db => {
      const bulk = { db: db as never, clientId: desk.clientId, actorId: caller.userId, clock, keys, log }
      const judged = await judgeRows(model, bulk, rows.slice(from, from + linesAtOnce))
      for (const [fact, lines] of Object.entries(factsOf(judged))) facts[fact] = (facts[fact] ?? 0) + lines
      await noteForecasts(db, id, judged)
    })
  }
  return withDb(async db => {
    const held = await heldRun(db, desk, id)
    requireUnchanged(held, run)
    await db
      .updateTable('platform.import_run')
      .set({ state: 'checked', options: JSON.stringify({ ...run.options, facts }), version: run.version + 1 })
      .where('id', '=', id)
      .execute()
    return runInFull(db, desk, id, clock)
  })
}
