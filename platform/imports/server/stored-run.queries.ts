import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RowProblem } from '../bulk-model.slot.ts'
import type { ImportState, Mapping } from '../import.model.ts'
import type { Guess } from './guess-mapping.ts'
import type { FileColumn } from './table/find-header.ts'
import type { Line } from './table/table.ts'

/** A run as its row holds it. */
export type StoredRun = {
  id: string
  model: string
  state: ImportState
  columns: FileColumn[]
  mapping: Mapping
  options: { guesses: Guess[] }
  row_count: number
  version: number
  worker: string | null
  worker_seen_at: string | null
}

/**
 * The run, held until the end of the transaction: two changes at once come one after the other.
 * @throws Refusal 404
 */
export async function heldRun(db: PlatformDb, id: string): Promise<StoredRun> {
  const run = await db
    .selectFrom('platform.import_run')
    .select([
      'id',
      'model',
      'state',
      'columns',
      'mapping',
      'options',
      'row_count',
      'version',
      'worker',
      'worker_seen_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw notFound()
  return run as unknown as StoredRun
}

/** @throws Refusal 409 when the run has moved on */
export function requireState({ state }: Pick<StoredRun, 'state'>, ...allowed: readonly ImportState[]) {
  if (allowed.includes(state)) return
  throw new Refusal(409, 'TRANSITION_INVALID', `imports.refusal.${state.replace('_', '-')}`, {
    detail: { from: state, allowed },
  })
}

/** What a report needs of a run. @throws Refusal 404 */
export async function runOfReport(db: PlatformDb, id: string) {
  const run = await db
    .selectFrom('platform.import_run')
    .select(['model', 'file_name as fileName', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run) throw notFound()
  return { ...run, columns: run.columns as unknown as FileColumn[] }
}

export type StoredRow = Line & { state: string; forecast: string | null; problems: RowProblem[] }

/** Every line of a run, in the order of the file. */
export async function rowsOfRun(db: PlatformDb, runId: string): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom('platform.import_row')
    .select(['number', 'cells', 'state', 'forecast', 'errors'])
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, cells, state, forecast, errors }) => ({
    number,
    cells: cells as Line['cells'],
    state,
    forecast,
    problems: errors as unknown as RowProblem[],
  }))
}
