import type { Given } from '#kernel/server/answers.ts'
import { versionConflict } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { ImportRun } from '../import.model.ts'
import type { importsCalls } from '../imports.calls.ts'
import { judgeRows } from './judge-rows.ts'
import { type Models, modelNamed } from './models.ts'
import { noteForecasts } from './note-fates.ts'
import { readRows } from './read-rows.ts'
import { requireMapped } from './require-mapped.ts'
import { requireSupport } from './require-support.ts'
import { runInFull } from './run-in-full.queries.ts'
import { heldRun, requireState, rowsOfRun } from './stored-run.queries.ts'

type Check = typeof importsCalls.checkImportRun

/** Each batch is a transaction of its own: a long check holds nobody up. */
const linesAtOnce = 500

/**
 * Reads every line and compares it with what is there, as the import will; nothing but the run itself is written.
 * @throws Refusal 400 while a column is missing; 409 once the import has begun, or when the mapping changed meanwhile
 */
export async function checkImportRun(
  given: Given<Check, PlatformTables>,
  { clientId, id }: InputOf<Check>,
  models: Models,
): Promise<ImportRun> {
  const { withDb, clock, keys, log, caller } = given
  const run = await withDb(async db => {
    await requireSupport(db, clientId)
    const held = await heldRun(db, id)
    requireState(held, 'uploaded', 'checked')
    return { ...held, lines: await rowsOfRun(db, id) }
  })
  const model = modelNamed(models, run.model)
  requireMapped(model, run.mapping)
  const rows = readRows(model, run.mapping, run.lines, clock.today())
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    await withDb(async db => {
      const bulk = { db: db as never, clientId, actorId: caller.userId, clock, keys, log }
      await noteForecasts(db, id, await judgeRows(model, bulk, rows.slice(from, from + linesAtOnce)))
    })
  }
  return withDb(async db => {
    const held = await heldRun(db, id)
    if (held.version !== run.version) throw versionConflict()
    await db
      .updateTable('platform.import_run')
      .set({ state: 'checked', version: run.version + 1 })
      .where('id', '=', id)
      .execute()
    return runInFull(db, id, clock)
  })
}
