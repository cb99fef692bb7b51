import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ProgramState } from '../annual-programs.model.ts'
import { type AnnualScope, requireWritten } from './annual-scope.ts'

/** @throws Refusal 404; 403 of a company whose programs the caller does not write */
export async function programToChange(db: RhDb, scope: AnnualScope, id: string) {
  const program = await takeForChange(
    db
      .selectFrom('rh.annual_program')
      .select(['id', 'companyId', 'state', 'version'])
      .where('id', '=', id)
      .where('companyId', 'in', eachOf(scope.readIds)),
  )
  requireWritten(scope, program.companyId)
  return program
}

/** @throws Refusal 409 TRANSITION_INVALID */
export function inState({ state }: { state: string }, wanted: ProgramState) {
  if (state !== wanted) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.annual.not-now')
}
