import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { HoldStatus, HoldSource } from './hold.model.ts'

/** By their ids, or all of crop codes that were harvested within these days, both included. */
export type LotsMeant = { lotIds: readonly string[] } | { cropCodeIds: readonly string[]; from: string; to: string }

type By = { userId: string | null }

export type Hold = { lots: LotsMeant; status: HoldStatus; reason: string; source: HoldSource; sourceId: string } & By
export type Release = { source: HoldSource; sourceId: string; lotIds?: readonly string[]; reason: string } & By

/**
 * Who keeps lots holds and releases them in the transaction of who asks, the lots locked in the order of their ids. Holding
 * answers the lots that it meant; releasing lifts the holds of that source alone. Nobody fills it: there are no lots here.
 */
export type LotHold = {
  hold(db: Db<never>, asked: Hold): Promise<string[]>
  release(db: Db<never>, asked: Release): Promise<string[]>
}

export const lotHoldOffer = offer<LotHold>('lot hold')
