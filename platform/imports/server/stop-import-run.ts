import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { ImportRun } from '../import.model.ts'
import type { importsCalls } from '../imports.calls.ts'
import { requireSupport } from './require-support.ts'
import { runInFull } from './run-in-full.queries.ts'
import { heldRun, requireState } from './stored-run.queries.ts'

type Stop = typeof importsCalls.stopImportRun

/**
 * Ends a run after the lines that are being written, whoever started it; what is written stays.
 * @throws Refusal 409 when it is not running
 */
export async function stopImportRun(
  { db, clock }: Given<Stop, PlatformTables>,
  { clientId, id }: InputOf<Stop>,
): Promise<ImportRun> {
  await requireSupport(db, clientId)
  const run = await heldRun(db, id)
  requireState(run, 'running')
  await db
    .updateTable('platform.import_run')
    .set({
      state: 'stopped',
      worker: null,
      worker_seen_at: null,
      ended_at: clock.now().toString(),
      version: run.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return runInFull(db, id, clock)
}
