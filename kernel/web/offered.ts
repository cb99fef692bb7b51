import { createContext, use } from 'react'
import { type Offer, type Offered, offeredBy } from '#kernel/shared/offer.ts'

export const OfferedContext = createContext<Offered>(offeredBy([]))

/** All that rooms brought to a place of this one. */
export const useOffered = <Shape>(asked: Offer<Shape>) => use(OfferedContext)(asked)
