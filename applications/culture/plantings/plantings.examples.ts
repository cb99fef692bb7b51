import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { plantingsCalls } from './plantings.calls.ts'

const isPlanted = (here: Here, placeId: unknown) =>
  here.rows('culture.planting').some(({ place_id }) => place_id === placeId)

const fields = (here: Here) => ({
  familyId: here.id('platform.article_family'),
  varietyId: here.id('culture.variety'),
  placeId: here.id('platform.place', ({ id, kind }) => kind === 'block' && !isPlanted(here, id)),
  campaign: 2027,
  areaM2: 10,
  stemsM2: null,
  endedOn: '2027-10-30',
  targetKgM2: null,
  note: null,
})

export const plantingsExamples: Examples<typeof plantingsCalls> = {
  createPlanting: here => {
    const year = 2030 + here.rows('culture.planting').length
    return { ...fields(here), code: 'ESSAI', campaign: year, plantedOn: `${year}-01-01`, endedOn: `${year}-10-01` }
  },
  editPlanting: here => ({
    ...fields(here),
    id: here.id('culture.planting'),
    placeId: String(here.row('culture.planting')?.place_id ?? here.id('platform.place')),
    code: 'RELU',
    plantedOn: '2026-12-01',
    version: Number(here.row('culture.planting')?.version ?? 1),
  }),
  restorePlanting: here => ({ id: here.id('culture.planting', ({ archived_at }) => archived_at !== null) }),
}
