import type { World } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { withUsualKinds } from '#rh/testing/give-paper.ts'

/** A client of two companies with the usual kinds of papers, and Marie, who follows the deadlines of the first. */
export async function inSerres(world: World) {
  const serres = await world.client({ companies: ['Serres du Layon', 'Vergers'] })
  await withUsualKinds(world, serres)
  const marie = await world.person({ in: serres, rights: { [deadlines]: 2 } })
  return { serres, marie }
}
