import { z } from 'zod'
import { RetentionKind } from '#platform/configuration/rgpd.model.ts'
import terms from './data/retention-terms.json' with { type: 'json' }

/**
 * What is kept of people: the refused, the pool, the proof of decisions, keys of links, copies of papers whose number is
 * written down, files of the staff.
 */
export const keptKinds = ['refused', 'pool', 'proof', 'links', 'copies', 'employeeFile'] as const
export const KeptKind = z.enum(keptKinds)
export type KeptKind = z.output<typeof KeptKind>

const RetentionTerm = z.object({
  kind: KeptKind,
  /** In months or days. */
  amount: z.int(),
  unit: z.enum(['month', 'day']),
  /** The decision of the client that it follows; null where the law leaves none. */
  setting: RetentionKind.nullable(),
  law: z.string(),
})
export type RetentionTerm = z.output<typeof RetentionTerm>

/** As the law has it, or usage. */
export const usualTerms: readonly RetentionTerm[] = z.array(RetentionTerm).parse(terms.rows)
