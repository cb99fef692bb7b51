import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Level } from '#kernel/shared/access.ts'
import { jobOffersElement } from '../job-offer.model.ts'

/** What somebody may do with the offers of a company. */
export type OfferScope = { today: string; companyIds: readonly string[]; level(companyId: string): Level }

export async function offerScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<OfferScope> {
  const { byCompany } = await rights.perimeter(jobOffersElement)
  return {
    today: clock.today().toString(),
    companyIds: [...byCompany.keys()],
    level: companyId => byCompany.get(companyId) ?? 0,
  }
}
