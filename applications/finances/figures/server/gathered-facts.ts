import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { Span } from '#platform/configuration/period.model.ts'
import type { FinancialFact, FinancialFigure } from '#platform/trade/financial-fact.model.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import { daysOfFacts } from '#finances/days-of-facts.ts'
import { financesDashboardElement } from '../figures-place.model.ts'

type Asking = { db: Db<never>; rights: Rights; offered: Offered }
type Asked = { span: Span; companyId: string | null; element?: string }

/**
 * What the applications tell of some figures: of the companies whose finances one reads, or of one of them. What is of no
 * company counts where all are looked at.
 */
export async function factsOf(
  { db, rights, offered }: Asking,
  figures: readonly FinancialFigure[],
  { span, companyId, element = financesDashboardElement }: Asked,
): Promise<FinancialFact[]> {
  const { companyIds } = await companyScopeOf({ rights }, element)
  const days = daysOfFacts(span)
  const facts: FinancialFact[] = []
  for (const told of offered(financialFactsOffer).filter(({ figure }) => figures.includes(figure)))
    facts.push(...(await told.within(db, days)))
  return facts.filter(fact =>
    fact.companyId === null
      ? companyId === null
      : companyIds.includes(fact.companyId) && (companyId === null || companyId === fact.companyId),
  )
}
