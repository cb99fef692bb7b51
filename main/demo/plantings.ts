import { campaignOf } from '#culture/plantings/planting.model.ts'
import { rowsOfGrowingAndEnergy } from './growing-and-energy.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { blockM2, type Masters } from './workshop-masters.ts'

/** What grows on the first block of each crop that a workshop receives, where its client grows it. */
export function rowsOfPlantings(organisation: Organisation, { crops }: Masters, today: Temporal.PlainDate) {
  const { slug, applications, canary } = organisation.plan
  if (!applications.includes('culture')) return []
  const id = idsFor(`plantings of ${slug}`)
  const varieties = rowsOfGrowingAndEnergy(organisation, today)['culture.variety']
  return crops.flatMap(({ cropCodeId, code, places: [block] }, at) =>
    block
      ? {
          id: id(),
          cropCodeId,
          code,
          campaign: campaignOf(today),
          varietyId: varieties[at % varieties.length]?.id,
          placeId: block.id,
          areaM2: blockM2,
          stemsM2: 3.2,
          plantedOn: today.subtract({ weeks: 14 + at }).toString(),
          endedOn: null,
          targetKgM2: 58.4 - 6 * at,
          note: canary ?? null,
          version: 1,
        }
      : [],
  )
}
