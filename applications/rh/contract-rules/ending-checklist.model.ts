import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import list from '../data/ending-checklist.json' with { type: 'json' }

/** What whoever ends a contract hands over, takes back or tells (design of contracts, 10). */
export const endingItems = [
  'workCertificate',
  'finalSettlement',
  'unemploymentCertificate',
  'lastPayslip',
  'savingsStatement',
  'healthCover',
  'equipment',
  'seasonNote',
  'permanentOffer',
] as const
export type EndingItem = (typeof endingItems)[number]

type Row = { item: string; families?: readonly string[] }

/** What the end of a contract of the family asks, in its order. */
export const endingItemsOf = (family: Family): EndingItem[] =>
  endingItems.filter(item => (list.rows as readonly Row[]).some(row => row.item === item && isOf(row, family)))

const isOf = ({ families }: Row, family: Family) => families === undefined || families.includes(family)
