import type { List } from '#kernel/shared/list.ts'
import { day } from '#kernel/shared/list-of.ts'

const orders = {
  /** Numbers are given in the order of hiring. */
  sorts: ['number'],
  comparedSorts: ['name', 'birth', 'job', 'entry', 'exit', 'tutor', 'place'],
} as const satisfies List

/** A part of a register; `from` and `to` keep who was present within these days, both included. */
export const registerByNumber = {
  ...orders,
  isSearched: true,
  filters: { from: day(), to: day() },
} as const satisfies List

/** The same as an inspector reads it. */
export const inspectedByNumber = orders
