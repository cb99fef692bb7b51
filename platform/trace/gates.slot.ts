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

/** The controls that lots lack before a step, by the plans that ask for them. Nobody: none. */
export type LotGate = {
  missing(
    db: Db<never>,
    lotIds: readonly string[],
    step: GateStep,
  ): Promise<readonly { lotId: string; planLabel: string }[]>
}

export const lotGateOffer = offer<LotGate>('lot gate')
