import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Production, Yields } from './yield.model.ts'
import { productionElement, yieldsElement } from './yields-place.model.ts'

/** What was harvested, read from what came in (design of crops, section 6). */
export const yieldsCalls = calls('culture/yields', {
  /** Kilograms by crop code over thirteen weeks up to today's. */
  getProduction: {
    method: 'GET',
    path: 'culture/production',
    access: reads(productionElement),
    answer: Production,
  },
  /** Kilograms a square metre of each crop of a campaign, the present one unless another is said. */
  getYields: {
    method: 'GET',
    path: 'culture/yields',
    access: reads(yieldsElement),
    input: z.strictObject({ campaign: z.coerce.number<number>().int().min(2000).max(2100).optional() }),
    answer: Yields,
  },
})
