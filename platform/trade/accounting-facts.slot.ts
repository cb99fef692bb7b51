import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { AccountingFact, AccountingKind } from './accounting-fact.model.ts'
import type { DaysOfFacts } from './financial-facts.slot.ts'

/** Who has what an accountant books tells it: by kinds, each of which a client gives an account. */
export type AccountingFacts = {
  kinds: readonly AccountingKind[]
  within(db: Db<never>, days: DaysOfFacts): Promise<readonly AccountingFact[]>
}

export const accountingFactsOffer = offer<AccountingFacts>('accounting facts')
