import type { Given } from '#kernel/server/answers.ts'
import { versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { ImportRun, Mapping } from '../import.model.ts'
import type { importsCalls } from '../imports.calls.ts'
import { type Models, modelNamed } from './models.ts'
import { requireSupport } from './require-support.ts'
import { runInFull } from './run-in-full.queries.ts'
import { heldRun, requireState, type StoredRun } from './stored-run.queries.ts'

type Map = typeof importsCalls.mapImportRun

/**
 * Says which column of the file feeds which column of the model. What was checked before has to be checked again.
 * @throws Refusal 400 on the mapping; 409 once lines were written, or when somebody else saved in between
 */
export async function mapImportRun(
  { db, clock }: Given<Map, PlatformTables>,
  { clientId, id, mapping, version }: InputOf<Map>,
  models: Models,
): Promise<ImportRun> {
  await requireSupport(db, clientId)
  const run = await heldRun(db, id)
  if (run.version !== version) throw versionConflict()
  requireState(run, 'uploaded', 'checked')
  requireSense(mapping, run, models)
  await db
    .updateTable('platform.import_run')
    .set({ mapping: JSON.stringify(mapping), state: 'uploaded', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('platform.import_row')
    .set({ forecast: null, errors: '[]' })
    .where('run_id', '=', id)
    .where('forecast', 'is not', null)
    .execute()
  return runInFull(db, id, clock)
}

function requireSense(mapping: Mapping, run: StoredRun, models: Models) {
  const { columns } = modelNamed(models, run.model)
  const taken = new Set<number>()
  for (const [column, index] of Object.entries(mapping)) {
    if (!Object.hasOwn(columns, column)) throw wrongField(`mapping.${column}`, 'unknown', 'kernel.error.unknown-field')
    if (!run.columns.some(known => known.index === index))
      throw wrongField(`mapping.${column}`, 'no_column', 'kernel.field.wrong-value')
    if (taken.has(index)) throw wrongField(`mapping.${column}`, 'taken', 'imports.mapping.taken')
    taken.add(index)
  }
}
