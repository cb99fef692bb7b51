import { type KeptKind, type RetentionTerm, usualTerms } from '#rh/retention-terms.model.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** How long each kind of data is kept: what the client decided, else what is usual. */
export async function retentionTerms(db: RhDb): Promise<RetentionTerm[]> {
  const row = await db.selectFrom('platform.rgpd_configuration').select('retention').executeTakeFirst()
  const decided = (row?.retention ?? {}) as Record<string, number | undefined>
  return usualTerms.map(term => ({ ...term, amount: (term.setting && decided[term.setting]) ?? term.amount }))
}

/** By kind: { refused: 3, pool: 24, proof: 60, links: 7, copies: 30, employeeFile: 60 }, in months; links and copies in days. */
export const amountsOf = (terms: readonly RetentionTerm[]) =>
  Object.fromEntries(terms.map(({ kind, amount }) => [kind, amount])) as Record<KeptKind, number>
