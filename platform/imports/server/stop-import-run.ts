import type { ImportRun } from '../import.model.ts'
import type { ImportDesk, Together } from './import-desk.ts'
import { runInFull } from './run-in-full.queries.ts'
import { heldRun, requireState } from './stored-run.queries.ts'

/**
 * Ends a run after the lines that are being written, whoever started it; what is written stays.
 * @throws Refusal 409 when it is not running
 */
export async function stopImportRun(
  { db, clock }: Together,
  desk: ImportDesk,
  { id }: { id: string },
): Promise<ImportRun> {
  await desk.requireLeave(db)
  const run = await heldRun(db, desk, id)
  requireState(run, 'running')
  await db
    .updateTable('platform.import_run')
    .set({
      state: 'stopped',
      worker: null,
      workerSeenAt: null,
      endedAt: clock.now().toString(),
      version: run.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return runInFull(db, desk, id, clock)
}
