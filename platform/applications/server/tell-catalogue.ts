import type { Signals } from '#kernel/server/sockets.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { catalogueChangesOffer } from '../catalogue-changes.slot.ts'
import type { ElementCatalogue } from './element-catalogue.ts'

export type Knowledge = { catalogue: ElementCatalogue }

type Telling = { signals: Signals; offered: Offered }

/** After a change of the catalogue: this process reads it again, then whoever follows it is told. */
export async function tellCatalogue({ catalogue }: Knowledge, { signals, offered }: Telling) {
  await catalogue.reload()
  for (const follow of offered(catalogueChangesOffer)) await follow(signals)
}
