import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Level } from '#kernel/shared/access.ts'
import { campaignsElement } from '../campaigns-place.model.ts'

/** A season may span companies: its needs and its people are seen and changed where the caller has the right. */
export type CampaignScope = {
  now: string
  today: string
  companyIds: readonly string[]
  writtenIds: readonly string[]
  most: Level
}

export async function campaignScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<CampaignScope> {
  const { byCompany } = await rights.perimeter(campaignsElement)
  return {
    now: clock.now().toString(),
    today: clock.today().toString(),
    companyIds: [...byCompany.keys()],
    writtenIds: [...byCompany].filter(([, level]) => level >= 2).map(([id]) => id),
    most: Math.max(0, ...byCompany.values()) as Level,
  }
}
