import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { Choice } from '../bulk-model.slot.ts'
import type { Fixed, ImportRun } from '../import.model.ts'
import { choicesOf, isOffered } from './choices.ts'
import type { ImportDesk, Together } from './import-desk.ts'
import { type Models, modelNamed } from './models.ts'
import type { Feed } from './read-rows.ts'
import { runInFull } from './run-in-full.queries.ts'
import { heldRun, requireState, type StoredRun } from './stored-run.queries.ts'

/**
 * Says which column of the file feeds which column of the model, and what all lines mean of a column that it has not.
 * What was checked before has to be checked again.
 * @throws Refusal 400 on the mapping; 409 once lines were written, or when somebody else saved in between
 */
export async function mapImportRun(
  { db, clock }: Together,
  desk: ImportDesk,
  { id, mapping, fixed, version }: Feed & { id: string; version: number },
): Promise<ImportRun> {
  await desk.requireLeave(db)
  const run = await heldRun(db, desk, id)
  requireUnchanged(run, { version })
  requireState(run, 'uploaded', 'checked')
  requireSense({ mapping, fixed }, run, desk.models)
  requireOffered(fixed, await choicesOf(modelNamed(desk.models, run.model), db))
  const { facts: _foreseen, ...options } = run.options
  await db
    .updateTable('platform.import_run')
    .set({
      mapping: JSON.stringify(mapping),
      options: JSON.stringify({ ...options, fixed }),
      state: 'uploaded',
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('platform.import_row')
    .set({ forecast: null, errors: '[]' })
    .where('runId', '=', id)
    .where('forecast', 'is not', null)
    .execute()
  return runInFull(db, desk, id, clock)
}

/** @throws Refusal 400 at the column that is not known, closed to the person, not in the file, or fed already */
export function requireSense({ mapping, fixed }: Feed, run: Pick<StoredRun, 'model' | 'columns'>, models: Models) {
  const { columns } = modelNamed(models, run.model)
  const taken = new Set<number>()
  for (const [column, index] of Object.entries(mapping)) {
    if (!Object.hasOwn(columns, column)) throw wrongField(`mapping.${column}`, 'unknown', 'kernel.error.unknown-field')
    const { closed } = columns[column] ?? {}
    if (closed) throw wrongField(`mapping.${column}`, 'closed', closed)
    if (Object.hasOwn(fixed, column)) throw wrongField(`fixed.${column}`, 'taken', 'imports.mapping.taken')
    if (!run.columns.some(known => known.index === index))
      throw wrongField(`mapping.${column}`, 'no_column', 'kernel.field.wrong-value')
    if (taken.has(index)) throw wrongField(`mapping.${column}`, 'taken', 'imports.mapping.taken')
    taken.add(index)
  }
}

/** @throws Refusal 400 at the column whose value all lines cannot mean */
export function requireOffered(fixed: Fixed, choices: Record<string, readonly Choice[]>) {
  for (const [column, value] of Object.entries(fixed)) {
    if (!isOffered(choices, column, value)) throw wrongField(`fixed.${column}`, 'unknown', 'kernel.field.wrong-value')
  }
}
