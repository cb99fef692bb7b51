import type { Names } from '#kernel/shared/names.ts'
import { offer } from '#kernel/shared/offer.ts'

/** Something that one may do at once, found by its name: `Nouveau salarié`. */
export type SearchAction = {
  name: Names
  /** Path of the element, and the level on it, by which it is offered. */
  element: string
  level: 1 | 2 | 3
  /** Where it begins. */
  address: string
}

export const searchActionsOffer = offer<SearchAction>('search actions')
