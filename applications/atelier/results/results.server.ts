import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { boundedRows, mostRows } from '#atelier/bounded-rows.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { mostDays } from './result.model.ts'
import { resultsElement } from './results-place.model.ts'
import { resultsCalls } from './results.calls.ts'
import { inWorkshop, resultsWhere } from './server/results.queries.ts'

export { workshopPanels } from './server/workshop-panels.ts'

export const resultsServer = atelierAnswers(resultsCalls, {
  getResults: async (given, { atelierId, from, to }) => {
    requireSpan(from, to)
    const scope = await companyScopeOf(given, resultsElement)
    const { companyId } = await requireWorkshop(given.db, scope, atelierId)
    return boundedRows(await resultsWhere(given, [companyId], inWorkshop(atelierId, { from, to }), mostRows + 1))
  },
})

/** @throws Refusal 400 on days in the wrong order, or too many */
function requireSpan(from: string, to: string) {
  const { days } = Temporal.PlainDate.from(from).until(to)
  if (days < 0) throw wrongField('to', 'order', 'atelier.results.wrong-order')
  if (days >= mostDays) throw wrongField('to', 'span', 'atelier.results.too-long', { most: mostDays })
}
