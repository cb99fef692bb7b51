import type { Signals } from '#kernel/server/sockets.ts'
import { offer } from '#kernel/shared/offer.ts'

/** What follows from a change of the catalogue, once this process knows of it. */
export type CatalogueChange = (signals: Signals) => Promise<void>

export const catalogueChangesOffer = offer<CatalogueChange>('catalogue changes')
