import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

type Asked = { placeIds: readonly string[]; cropCodeId: string | null; harvestedAt: string }
type Because = { treatmentId: string; product: string; endedAt: string; delayDays: number }

/** Whether what was harvested at that instant may come in; when it may, where a treatment forbids it. Nobody: it may. */
export type HarvestGate = {
  mayEnter(
    db: Db<never>,
    asked: Asked,
  ): Promise<{ ok: boolean; allowedFrom: string | null; because: readonly Because[] }>
}

export const harvestGateOffer = offer<HarvestGate>('harvest gate')

export type GateStep = 'pour' | 'prepare' | 'ship'

/** A lot as whoever controls it knows it: what kind it is (`harvest`, `finished`, ...), whose, and since when. */
export type GatedLot = { id: string; number: string; kind: string; companyId: string; madeAt: string }

/** What `atelier.lot-created` tells of lots of one kind that were made at once: their ids, and their numbers in the same order. */
export type LotsMade = {
  lotIds: readonly string[]
  numbers: readonly string[]
  kind: string
  companyId: string
  madeAt: string
}

/** The controls that lots lack before a step, by the plans that ask for them. Nobody: none. */
export type LotGate = {
  missing(
    db: Db<never>,
    lots: readonly GatedLot[],
    step: GateStep,
  ): Promise<readonly { lotId: string; planLabel: string }[]>
}

export const lotGateOffer = offer<LotGate>('lot gate')
