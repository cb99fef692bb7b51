import { offer } from '#kernel/shared/offer.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'

/** A part of the home page that a room brings. */
export type HomePanel = BroughtPart & {
  /** Path of the element whose right shows the panel; without one it is for all who have an application. */
  element?: string
  /** Path of an element whose right brings a panel that says more: to who has it this one is not shown. */
  unless?: string
  /** A quarter, five twelfths, seven twelfths or the whole of the width; a phone gives each a full row. */
  size: 'figure' | 'narrow' | 'wide' | 'full'
}

export const homePanelsOffer = offer<HomePanel>('home panels')

/** A card of the person himself on the home page: what he left, what he is told. It draws nothing where it has nothing. */
export type HomeCard = BroughtPart

export const homeCardsOffer = offer<HomeCard>('home cards')
