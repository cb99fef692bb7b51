import { offer } from '#kernel/shared/offer.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'

/** The search over pages, files and contacts, where there is something to search in. */
export type SearchOverlay = BroughtPart<{ onClose: () => void }>

export const searchOverlayOffer = offer<SearchOverlay>('search overlay')
