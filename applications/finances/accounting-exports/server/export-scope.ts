import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { FinancesDb } from '#finances/finances-db.ts'
import { accountingExportsElement } from '../accounting-exports-place.model.ts'

/** Who asks, and what of which companies he may. */
export type ExportScope = {
  db: FinancesDb
  offered: Offered
  language: Language
  companies: CompanyScope
  now: string
}

type Asking = { db: FinancesDb; offered: Offered; language: Language; rights: Rights; clock: Clock }

export const exportScopeOf = async ({ clock, rights, ...asking }: Asking): Promise<ExportScope> => ({
  ...asking,
  companies: await companyScopeOf({ rights }, accountingExportsElement),
  now: clock.now().toString(),
})
