import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import type { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentToChange } from './treatment-to-change.ts'
import { treatmentById } from './treatments.queries.ts'

type Validate = typeof treatmentsCalls.validateTreatment

/** @throws Refusal 404; 403; 409 SAME_PERSON, TRANSITION_INVALID, VERSION_CONFLICT */
export async function validateTreatment(given: Given<Validate, CultureTables>, { id, version }: InputOf<Validate>) {
  const { db, caller } = given
  const { doneBy } = await treatmentToChange(given, { id, version, from: ['done'], needs: 1 })
  if (doneBy === caller.userId) throw new Refusal(409, 'SAME_PERSON', 'culture.treatments.same-person')
  await db
    .updateTable('culture.treatment')
    .set({ state: 'validated', validatedBy: caller.userId, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return treatmentById(given, id)
}
