import { notFound, Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RowProblem } from '../bulk-model.slot.ts'
import type { Fixed, ImportState, Mapping } from '../import.model.ts'
import type { Guess } from './guess-mapping.ts'
import { type ImportDesk, seenAt } from './import-desk.ts'
import type { Feed } from './read-rows.ts'
import type { FileColumn } from './table/find-header.ts'
import type { Line } from './table/table.ts'

/** How many lines give each of the model's facts. */
export type FactCounts = Record<string, number>

/** What a run keeps beside its mapping; `facts` counts what the last check foresees, `given` what was written since. */
type RunOptions = {
  guesses: Guess[]
  isRemembered?: boolean
  fixed?: Fixed
  facts?: FactCounts
  given?: FactCounts
}

/** A run as its row holds it. */
export type StoredRun = {
  id: string
  model: string
  state: ImportState
  columns: FileColumn[]
  mapping: Mapping
  options: RunOptions
  rowCount: number
  version: number
  worker: string | null
  workerSeenAt: string | null
}

/**
 * The run, held until the end of the transaction: two changes at once come one after the other.
 * @throws Refusal 404 too for one of another desk
 */
export async function heldRun(db: PlatformDb, desk: ImportDesk, id: string): Promise<StoredRun> {
  const columns = [
    'id',
    'model',
    'state',
    'columns',
    'mapping',
    'options',
    'rowCount',
    'version',
    'worker',
    'workerSeenAt',
  ] as const
  const run = await takeForChange(
    db.selectFrom('platform.import_run as r').select(columns).where('id', '=', id).where(seenAt(desk)),
  )
  return run as unknown as StoredRun
}

/** What feeds the columns of a run's model. */
export const feedOf = ({ mapping, options }: Pick<StoredRun, 'mapping' | 'options'>): Feed => ({
  mapping,
  fixed: options.fixed ?? {},
})

/** @throws Refusal 409 when the run has moved on */
export function requireState({ state }: Pick<StoredRun, 'state'>, ...allowed: readonly ImportState[]) {
  if (allowed.includes(state)) return
  throw new Refusal(409, 'TRANSITION_INVALID', `imports.refusal.${state.replace('_', '-')}`, {
    detail: { from: state, allowed },
  })
}

/** What a report needs of a run. @throws Refusal 404 */
export async function runOfReport(db: PlatformDb, desk: ImportDesk, id: string) {
  const run = await db
    .selectFrom('platform.import_run as r')
    .select(['model', 'fileName', 'columns', 'options'])
    .where('id', '=', id)
    .where(seenAt(desk))
    .executeTakeFirst()
  if (!run) throw notFound()
  const { given = {} } = run.options as unknown as RunOptions
  return { ...run, columns: run.columns as unknown as FileColumn[], given }
}

export type StoredRow = Line & { state: string; forecast: string | null; problems: RowProblem[] }

/** Every line of a run, in the order of the file. */
export async function rowsOfRun(db: PlatformDb, runId: string): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom('platform.import_row')
    .select(['number', 'cells', 'state', 'forecast', 'errors'])
    .where('runId', '=', runId)
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
