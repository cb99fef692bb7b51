import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Asking } from '#culture/plantings/plantings.server.ts'
import type { Treatment } from '../treatment.model.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { treatmentToJudge } from './treatments.queries.ts'

type Change = {
  id: string
  version: number
  from: readonly Treatment['state'][]
  /** On treatments of its company. */
  needs: Level
}

/** Holds the treatment until the end of the transaction. @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function treatmentToChange(given: Asking, { id, version, from, needs }: Change) {
  const scope = await companyScopeOf(given, treatmentsElement)
  const { siteCompanyId } = await treatmentToJudge(given, id, scope)
  requireLevel(scope, siteCompanyId, needs)
  const standing = await takeForChange(
    given.db.selectFrom('culture.treatment').select(['id', 'state', 'version', 'doneBy']).where('id', '=', id),
  )
  if (!from.some(state => state === standing.state))
    throw new Refusal(409, 'TRANSITION_INVALID', 'culture.treatments.moved-on')
  requireUnchanged(standing, { version })
  return treatmentToJudge(given, id, scope)
}
