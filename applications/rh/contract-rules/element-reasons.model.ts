import { inForce } from '#platform/identifiers/dated-list.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import list from '../data/dsn-elements-2026.json' with { type: 'json' }

/** What the monthly declaration calls a suspension or an ending. */
export type ReasonOfElement = {
  block: string
  code: string
  label: string
  validFrom?: string
  validTo?: string
  /** It binds once both have signed it. */
  agreed?: boolean
  /** Contracts that never end so: those without term, or those with one. */
  notFor?: string
  /** Days that an ending tells beside its last one. */
  dates?: readonly string[]
  /** Kinds of notice that an ending tells, by their codes. */
  notices?: readonly string[]
}

/** The days that an ending may be asked beside its last one (DSN, block 62). */
export const endingDates = ['notification', 'signature', 'procedure'] as const
export type EndingDate = (typeof endingDates)[number]

/** Why a contract may be suspended (DSN, blocks 60 and 65), or may end (62.002), on a day. */
export const elementReasonsOn = (block: 'suspension' | 'ending', date: string) =>
  inForce<ReasonOfElement>(list.rows, date).filter(row => row.block === block)

/** Why a contract of the family may end on a day. */
export const endingReasonsOn = (date: string, family: Family) =>
  elementReasonsOn('ending', date).filter(({ notFor }) => notFor !== (family === 'permanent' ? 'permanent' : 'fixed'))

/** A reason by its code or by its label, as it is said (hr-and-workshop, section 7). */
export const reasonSaid = (reasons: readonly ReasonOfElement[], said: string) =>
  reasons.find(({ code, label }) => code === said || label === said)

/** How a reason is called on a day; null once the list no longer has it. */
export const labelOfReason = (block: 'suspension' | 'ending', code: string, date: string) =>
  elementReasonsOn(block, date).find(row => row.code === code)?.label ?? null
