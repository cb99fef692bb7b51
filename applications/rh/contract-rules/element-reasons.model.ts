import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import { type DsnRow, dsnOn } from '#rh/contract-terms/type-of-contract.model.ts'

/** The days that an ending may be asked beside its last one (DSN, block 62). */
export const endingDates = ['notification', 'signature', 'procedure'] as const
export type EndingDate = (typeof endingDates)[number]

/** Why a contract may be suspended on a day (DSN, blocks 60 and 65). */
export const suspensionReasonsOn = (date: string) => dsnOn('suspension', date)

/** Why a contract of the family may end on a day (DSN, 62.002). */
export const endingReasonsOn = (date: string, family: Family) =>
  dsnOn('ending', date).filter(({ notFor }) => notFor !== (family === 'permanent' ? 'permanent' : 'fixed'))

/** A reason by its code or by its label, as it is said (hr-and-workshop, section 7). */
export const reasonSaid = (reasons: readonly DsnRow[], said: string) =>
  reasons.find(({ code, label }) => code === said || label === said)
