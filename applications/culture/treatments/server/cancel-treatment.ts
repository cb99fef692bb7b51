import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import type { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { treatmentToChange } from './treatment-to-change.ts'
import { treatmentById } from './treatments.queries.ts'

type Cancel = typeof treatmentsCalls.cancelTreatment

/** @throws Refusal 404; 403 of what was done for who does not manage treatments; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function cancelTreatment(given: Given<Cancel, CultureTables>, { id, version, reason }: InputOf<Cancel>) {
  const { state, siteCompanyId } = await treatmentToChange(given, {
    id,
    version,
    from: ['planned', 'done', 'validated'],
    needs: 2,
  })
  if (state !== 'planned') requireLevel(await companyScopeOf(given, treatmentsElement), siteCompanyId, 3)
  await given.db
    .updateTable('culture.treatment')
    .set({ state: 'cancelled', reason, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return treatmentById(given, id)
}
